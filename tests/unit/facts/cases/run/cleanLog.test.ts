import path from 'node:path';
import { expect, test } from '@rstest/core';
import { cleanLog } from '../../../../../facts/cases/run/cleanLog';
import { repository } from '../../../../../facts/cases/paths';

const root = path.join(repository, '.cases', 'some-case');
const clean = (...lines: string[]) => cleanLog(lines.join('\n'), root);

test('colours go', () => {
  expect(clean('\u001b[1m\u001b[32mready\u001b[39m\u001b[22m   built')).toEqual(['ready   built']);
});

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

test('declarations made beside a build are listed after it, whichever is said first', () => {
  const steps = [
    'ready   built in 0.2s (esm)',
    'start   generating declaration files... (esm)',
    'info    declaration files prepared with tsgo in 0.2 s (esm)',
    'ready   declaration files bundled successfully: dist/index.d.ts in 0.2 s (esm)',
  ];
  const orders = [steps, [...steps].reverse(), [steps[1], steps[0], steps[2], steps[3]]];
  for (const order of orders) {
    expect(clean('info    build started...', ...order.map(String), '', 'File (esm)')).toEqual(
      clean('info    build started...', ...steps, '', 'File (esm)'),
    );
  }
});

test('empty lines at both ends and space at the end of lines go', () => {
  expect(clean('', 'Rslib', 'File   ', '', 'end', '', '')).toEqual(['Rslib', 'File', '', 'end']);
});
