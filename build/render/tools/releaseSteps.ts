import type { Minor } from '../../../facts/releases/minors';
import { factKinds } from '../../../facts/upgrade/factKinds';
import { groupBy } from '../../../packageCheck/Finding';
import type { ReleaseChange, ReleaseStep } from '../../../site/upgradeSteps';
import type { FactStore } from '../../components/factStore';
import { describeChange, findChangePlace, listRequirements } from '../../components/changes';

/** What each minor release changed, with what it asks of readers, in the language of the facts. */
export const listReleaseSteps = (facts: FactStore): ReleaseStep[] =>
  facts
    .listMinors()
    .filter(({ release }) => release)
    .map((minor) => ({
      name: minor.name,
      range: minor.range,
      changes: [...listRequirements(minor), ...listChanges(minor, facts)],
    }));

function listChanges({ changes }: Minor, facts: FactStore): ReleaseChange[] {
  // Formats whose default changed alike are one change.
  const alike = groupBy(changes, ({ kind, name, difference: { of, before, after } }) =>
    JSON.stringify([kind, name, kind !== 'default' && of, before, after]),
  );
  return alike.map((group) => {
    const [change] = group;
    const { kind, name, difference } = change;
    const formats = group.map((one) => one.difference.of.replace('in ', '')).join(', ');
    const words = describeChange(change, facts.say);
    return {
      kind,
      name,
      need: factKinds[kind].getNeed(change),
      ...difference,
      text: kind === 'default' ? `${formats}: ${words}` : words,
      href: findChangePlace(change, facts),
    };
  });
}
