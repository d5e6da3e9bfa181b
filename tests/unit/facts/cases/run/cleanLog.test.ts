import path from 'node:path';
import { expect, test } from '@rstest/core';
import { cleanLog, hideSizes } from '../../../../../facts/cases/run/cleanLog';
import { repository } from '../../../../../facts/cases/paths';

const root = path.join(repository, '.cases', 'some-case');
const clean = (...lines: string[]) => cleanLog(lines.join('\n'), root);

test('times become a word, in seconds, milliseconds and minutes', () => {
  expect(
    clean(
      'built in 0.12s',
      'files generated with tsgo in 1.33 s (esm)',
      'built in 86 ms',
      'in 2 m',
      'generated in 1 m 16.3 s (esm)',
    ),
  ).toEqual([
    'built in <time>',
    'files generated with tsgo in <time> (esm)',
    'built in <time>',
    'in <time>',
    'generated in <time> (esm)',
  ]);
});

test('the folder of the case and what is around it get names', () => {
  expect(clean(`no ${root}/src/a.ts`, `see ${repository}/node_modules/x`)).toEqual([
    'no <root>/src/a.ts',
    'see <repository>/node_modules/x',
  ]);
});

test('stack frames go, and code that an error quotes stays', () => {
  expect(
    clean(
      'error   TypeError: no',
      '    at file:///somewhere/dist/index.js:12:1',
      '    at async run (node:internal/process:95:5)',
      '    at async file:///somewhere/dist/index.js:3:1',
      '    at async Promise.all (index 0)',
      '    at Object.<anonymous> (/somewhere/index.js:1:1)',
      '  at the top: a sentence',
      'ObjectRef is not unref, it considered as a memory leak',
    ),
  ).toEqual(['error   TypeError: no', '  at the top: a sentence']);
});

test('what the machine adds goes: platform, Node version, thread', () => {
  expect(
    clean(
      'rslib/1.0.1 linux-x64 node-v20.20.2',
      'requires Node.js >= 25.7.0, but the current version is 20.20.2.',
      "thread 'tokio-1' (1132) panicked at <redacted>:0:0:",
    ),
  ).toEqual([
    'rslib/1.0.1 <platform> node-<version>',
    'requires Node.js >= 25.7.0, but the current version is <version>.',
    "thread '<name>' panicked at <redacted>:0:0:",
  ]);
});

test('formats that finish in any order are listed in one', () => {
  const esm = 'ready   built in 0.2s (esm)';
  const cjs = 'ready   built in 0.1s (cjs)';
  const rest = ['', 'File (esm)'];
  expect(clean('info', esm, cjs, ...rest)).toEqual(clean('info', cjs, esm, ...rest));
});

test('declarations made along with a build are listed after it, whichever is said first', () => {
  const steps = [
    'ready   built in 0.2s (esm)',
    'start   generating declaration files... (esm)',
    'info    declaration files prepared with tsgo in 0.2 s (esm)',
    'ready   declaration files bundled successfully: dist/index.d.ts in 0.2 s (esm)',
  ];
  for (const order of [steps, [...steps].reverse(), [steps[1], steps[0], steps[2], steps[3]]]) {
    expect(clean('info    build started...', ...order.map(String), '', 'File (esm)')).toEqual(
      clean('info    build started...', ...steps, '', 'File (esm)'),
    );
  }
});

const log = [
  'File (cjs)         Size     Gzip',
  'dist/index.cjs     1.3 kB   0.48 kB',
  'dist/index.cjs.map 12 kB',
  'dist/other.cjs     80 B',
];

test('hides the sizes of a file that names its folder, and of no other', () => {
  expect(hideSizes(log, ['dist/index.cjs'])).toEqual([
    'File (cjs)         Size     Gzip',
    'dist/index.cjs     <size>   <size>',
    'dist/index.cjs.map 12 kB',
    'dist/other.cjs     80 B',
  ]);
});

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
