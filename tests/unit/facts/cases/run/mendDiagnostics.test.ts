import { expect, test } from '@rstest/core';
import { cleanLog } from '../../../../../facts/cases/run/cleanLog';
import { mendDiagnostics } from '../../../../../facts/cases/run/mendDiagnostics';

const escape = '\u001b[';
/** What TypeScript 7 writes, piece by piece. */
const pieces = [
  ...[`${escape}96m`, 'src/a.ts', `${escape}0m`, ':', `${escape}93m`, '1', `${escape}0m`, ':'],
  ...[`${escape}93m`, '14', `${escape}0m`, ' - ', `${escape}91m`, 'error', `${escape}0m`],
  ...[`${escape}90m TS2322: ${escape}0m`, "Type '{ a: string; }' is not assignable."],
  ...['\n', '  ', "Types of property 'a' are incompatible.", '\n', '\n'],
  ...[`${escape}7m`, '1', `${escape}0m`, ' ', 'export const count: number = one;', '\n'],
  ...[`${escape}7m`, ' ', `${escape}0m`, ' ', `${escape}91m`, '   ', '~~~~~', `${escape}0m`, '\n'],
  ...['\n', `${escape}91m`, 'error', `${escape}0m`, `${escape}90m TS5011: ${escape}0m`],
  ...["The 'rootDir' setting is missing.", '\n', '\n'],
  ...[`Found 2 errors in src/a.ts${escape}90m:1${escape}0m`, '\n', '\n'],
];

/** What Rslib prints where it reads the pieces in these bunches. */
function printTorn(isCut: (index: number) => boolean): string {
  const bunches: string[] = [];
  pieces.forEach((piece, index) => {
    if (index === 0 || isCut(index)) bunches.push('');
    bunches[bunches.length - 1] += piece;
  });
  const lines = bunches.flatMap((bunch) => bunch.split('\n')).filter((line) => line.trim());
  return ['start   generating', ...lines.map((line) => `[tsgo] ${line}`), 'error   no', ''].join(
    '\n',
  );
}

const whole = [
  'start   generating',
  "[tsgo] src/a.ts:1:14 - error TS2322: Type '{ a: string; }' is not assignable.",
  "[tsgo]   Types of property 'a' are incompatible.",
  "[tsgo] error TS5011: The 'rootDir' setting is missing.",
  '[tsgo] Found 2 errors in src/a.ts:1',
  'error   no',
];

test('diagnostics that were read in one go keep their words', () => {
  expect(
    cleanLog(
      printTorn(() => false),
      '/nowhere',
    ),
  ).toEqual(whole);
});

test('diagnostics read piece by piece read the same', () => {
  expect(
    cleanLog(
      printTorn(() => true),
      '/nowhere',
    ),
  ).toEqual(whole);
});

test('wherever the pieces are cut, the words are the same', () => {
  for (let cut = 1; cut < pieces.length; cut++) {
    expect(
      cleanLog(
        printTorn((index) => index === cut),
        '/nowhere',
      ),
    ).toEqual(whole);
    expect(
      cleanLog(
        printTorn((index) => index % (cut + 1) === 0),
        '/nowhere',
      ),
    ).toEqual(whole);
  }
});

test('a log without diagnostics stays as it is', () => {
  const log = 'ready   built in 0.1s\n[tsc] src/a.ts:1:1 - error TS2322: no\n';
  expect(mendDiagnostics(log)).toBe(log);
});
