import type { CaseResult } from '../../../facts/cases/results';
import { type BuildTimeComponent, requireAttribute, splitWords } from '../component';
import { fence, getLanguage, text } from '../nodes';

/**
 * `<Tested cases="dts-true dts-off" />` after a sentence: the cases that try what it says. Nothing is
 * rendered there; the line at the end of the page links to them.
 */
export const tested: BuildTimeComponent = {
  name: 'Tested',
  about: 'Ties a sentence to the cases that try it: they are linked at the end of the page.',
  isInline: true,
  attributes: { cases: 'case' },
  render(attributes, store) {
    // Refuses a case that is gone.
    for (const id of splitWords(requireAttribute(attributes, 'cases'))) store.getCase(id);
    return [];
  },
};

/** A source of a case as it is built: `<CaseSource case="x" file="rslib.config.ts" />`. */
export const caseSource: BuildTimeComponent = {
  name: 'CaseSource',
  about: 'A file that a case is made of.',
  attributes: { case: 'case', file: 'text' },
  render(attributes, store) {
    const file = requireAttribute(attributes, 'file');
    return [
      fence(getLanguage(file), store.getSource(requireAttribute(attributes, 'case'), file), file),
    ];
  },
};

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
export const verdict: BuildTimeComponent = {
  name: 'Verdict',
  about: 'Name and version of a checker that finds nothing wrong with the package of a case.',
  isInline: true,
  attributes: { case: 'case', by: 'text' },
  render(attributes, store) {
    const id = requireAttribute(attributes, 'case');
    const by = requireAttribute(attributes, 'by');
    const checker = Object.hasOwn(checkers, by) ? checkers[by] : undefined;
    if (!checker) throw new Error(`“${by}” is none of ${Object.keys(checkers).join(', ')}.`);
    const found = checker.find(store.getCase(id));
    if (!found) throw new Error(`case “${id}” was not checked by ${checker.name}.`);
    if (found.length > 0) {
      throw new Error(`${checker.name} finds errors in case “${id}”: ${JSON.stringify(found)}.`);
    }
    return [text(`${checker.name} ${store.getVersion(checker.package)}`)];
  },
};

/** A line that says what is wrong: of Rslib, or of the compiler. */
const isMessage = (line: string): boolean => /^(?:error|warn)\b|\berror TS\d+:/.test(line);
const isProgress = (line: string): boolean => /^(?:ready|info|start)\b/.test(line);
const isSizes = (line: string): boolean => /^(?:File \(|\d+ files generated)/.test(line);

/**
 * What the tool says in a case that fails or warns: its `error` and `warn` lines and those of the
 * compiler, with what belongs to them. Cause and fix are the page's own text.
 */
export const message: BuildTimeComponent = {
  name: 'Message',
  about: 'What the tool prints in a case that fails or warns.',
  attributes: { case: 'case' },
  render(attributes, store) {
    const id = requireAttribute(attributes, 'case');
    const { log, command } = store.getCase(id);
    const lines = pickMessage(log);
    if (lines.length === 0) {
      throw new Error(`case “${id}” prints neither an error nor a warning.`);
    }
    return [fence('text', lines.join('\n'), command, 'output')];
  },
};

/** The log from its first message to the next line of progress, without the table of sizes. */
export function pickMessage(log: readonly string[]): string[] {
  const start = log.findIndex(isMessage);
  if (start < 0) return [];
  const end = log.findIndex((line, index) => index > start && isProgress(line));
  const lines = log.slice(start, end < 0 ? undefined : end);
  const sizes = lines.findIndex(isSizes);
  if (sizes >= 0) {
    const next = lines.findIndex((line, index) => index > sizes && isMessage(line));
    lines.splice(sizes, (next < 0 ? lines.length : next) - sizes);
  }
  return lines.join('\n').trimEnd().split('\n');
}
