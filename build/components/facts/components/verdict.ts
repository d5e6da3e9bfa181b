import type { CaseResult } from '../../../../facts/cases/caseResult';
import { type InlineComponent, need } from './component';
import { text } from './nodes';

interface Checker {
  name: string;
  package: string;
  find: (result: CaseResult) => readonly unknown[] | undefined;
}

const checkers: Readonly<Record<string, Checker>> = {
  publint: { name: 'publint', package: 'publint', find: ({ publint }) => publint },
  typesWrong: {
    name: 'Are The Types Wrong',
    package: '@arethetypeswrong/core',
    find: ({ typesWrong }) => typesWrong,
  },
};

/**
 * `<Verdict case="home-dual" by="publint" />`: name and version of a checker that finds nothing wrong
 * with a case's package, for a sentence that says so. The build fails when it begins to find something.
 */
export const verdict: InlineComponent = {
  type: 'inline',
  attributes: ['case', 'by'],
  render(attributes, store) {
    const id = need(attributes, 'case');
    const by = need(attributes, 'by');
    const checker = Object.hasOwn(checkers, by) ? checkers[by] : undefined;
    if (!checker) throw new Error(`“${by}” is none of ${Object.keys(checkers).join(', ')}.`);
    const found = checker.find(store.getCase(id));
    if (!found) throw new Error(`case “${id}” was not checked by ${checker.name}.`);
    if (found.length > 0) {
      throw new Error(`${checker.name} finds fault with case “${id}”: ${JSON.stringify(found)}.`);
    }
    return [text(`${checker.name} ${store.getVersion(checker.package)}`)];
  },
};
