import { existsSync, readFileSync } from 'node:fs';

/**
 * What is wrong with references to tests (`tests/e2e/x.test.ts › describe › title`): each names a file that a
 * run picks up, and in it a title and those of its `describe`s, which may be left out.
 */
export function findMissingTests(
  references: readonly string[],
  readSource: (file: string) => string | undefined = readFile,
): string[] {
  return references.flatMap((reference) => {
    const [file = '', ...titles] = reference.split(' › ');
    const source = /^tests\/(unit|site|network|e2e|a11y|full)\/.+\.test\.tsx?$/.test(file)
      ? readSource(file)
      : undefined;
    if (source === undefined) return [`“${file}” is no file of tests`];
    const patterns = listTitles(source);
    return (titles.length > 0 ? titles : [''])
      .filter((title) => !patterns.some((pattern) => pattern.test(title)))
      .map((title) => `${file} has no test “${title}”`);
  });
}

/** `test('…'`, `test.describe('…'`, and `)('…'` of `it.each([…])('…'`, but nothing that is skipped. */
const call =
  /(?:\b(?:test|it|describe|\w+Test)(?:\.(?!skip|todo|fixme)\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;
/** What only a run can tell: `${…}` of a template, `%s` of a table. */
const gap = /\$\{(?:[^{}]|\{[^{}]*\})*\}|%[a-z]/i;

function listTitles(source: string): RegExp[] {
  return [...source.matchAll(call)].flatMap(([, , title = '']) => {
    const pieces = title.replace(/\\(.)/gs, '$1').split(gap);
    // Without a word of its own it names no test.
    if (!/[\p{L}\p{N}]/u.test(pieces.join(''))) return [];
    const escaped = pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    return [new RegExp(`^${escaped.join('.+')}$`, 's')];
  });
}

const readFile = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
