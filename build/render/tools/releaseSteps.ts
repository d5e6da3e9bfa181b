import { factKinds } from '../../../facts/upgrade/factKinds';
import type { ReleaseChange, ReleaseStep } from '../../../site/upgradeSteps';
import type { FactStore } from '../../components/factStore';
import { describeChanges, findChangePlace, listRequirements } from '../../components/changes';

/** What each minor release changed, with what it asks of readers, in the language of the facts. */
export const listReleaseSteps = (facts: FactStore): ReleaseStep[] =>
  facts
    .listMinors()
    .filter(({ release }) => release)
    .map((minor) => ({
      name: minor.name,
      range: minor.range,
      changes: [
        ...listRequirements(minor),
        ...describeChanges(minor.changes, facts).map(
          ({ kind, name, difference, words }): ReleaseChange => ({
            kind,
            name,
            need: factKinds[kind].getNeed({ name, difference }),
            ...difference,
            text: words,
            href: findChangePlace({ kind, name }, facts),
          }),
        ),
      ],
    }));
