import { existsSync, readFileSync } from 'node:fs';

/**
 * What is wrong with references to tests (`tests/e2e/x.test.ts › describe › title`): each names a file that a
 * run picks up, and in it a title and those of its `describe`s, which may be left out; or rows of the fault
 * suite (`tests/faults/rows/x.ts › id or fault`).
 */
export function findMissingTests(
  references: readonly string[],
  readSource: (file: string) => string | undefined = readFile,
): string[] {
  return references.flatMap((reference) => {
    const [file = '', ...titles] = reference.split(' › ');
    const isRows = /^tests\/faults\/rows\/\w+\.ts$/.test(file);
    const isRun = /^tests\/(unit|site|network|e2e|a11y|long)\/.+\.test\.tsx?$/.test(file);
    const source = isRun || isRows ? readSource(file) : undefined;
    if (source === undefined) return [`“${file}” is no file of tests`];
    const patterns = listTitles(source, isRows ? text : call);
    return (titles.length > 0 ? titles : [''])
      .filter((title) => !patterns.some((pattern) => pattern.test(title)))
      .map((title) => `${file} has no test “${title}”`);
  });
}

/** `test('…'`, `test.describe('…'`, and `)('…'` of `it.each([…])('…'`, but nothing that is skipped. */
const call =
  /(?:\b(?:test|it|describe|\w+Test)(?:\.(?!skip|todo|fixme)\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;
/** Of rows of the fault suite: any text. */
const text = /(['"`])((?:\\.|(?!\1).)*)\1/gs;
/** What only a run can tell: `${…}` of a template, `%s` of a table. */
const gap = /\$\{(?:[^{}]|\{[^{}]*\})*\}|%[a-z]/i;

function listTitles(source: string, pattern: RegExp): RegExp[] {
  return [...source.matchAll(pattern)].flatMap(([, , title = '']) => {
    const pieces = title.replace(/\\(.)/gs, '$1').split(gap);
    // Without a word of its own it names no test.
    if (!/[\p{L}\p{N}]/u.test(pieces.join(''))) return [];
    const escaped = pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    return [new RegExp(`^${escaped.join('.+')}$`, 's')];
  });
}

const readFile = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
