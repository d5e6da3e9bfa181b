import { factKinds } from '../../../facts/upgrade/factKinds';
import type { ReleaseChange, ReleaseStep } from '../../../site/upgradeSteps';
import type { FactStore, FactText } from '../../components/factStore';
import {
  describeChanges,
  findChangePlace,
  getPrefix,
  listRequirements,
} from '../../components/changes';

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
        ...meanings
          .filter(({ release }) => release === minor.name)
          .map(({ name, text, id }): ReleaseChange => {
            const href = `${getPrefix(facts.language)}/guide/upgrade/v0-to-v1#${id}`;
            return { kind: 'option', name, need: 'must', of: 'meaning', text: facts.t(text), href };
          }),
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

/** Options that still accept a value, which now means something else: facts don't show it. */
const meanings: readonly { release: string; name: string; text: FactText; id: string }[] = [
  { release: '1.0', name: 'syntax', text: 'facts.changeLevels', id: 'es2023-and-es2024' },
  { release: '1.0', name: 'dts.tsgo', text: 'facts.changeTsgo', id: 'typescript-7' },
];
