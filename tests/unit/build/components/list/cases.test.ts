import { expect, it } from '@rstest/core';
import { message, pickMessage, verdict } from '../../../../../build/components/list/cases';
import { openFactStore } from '../../../../../build/components/factStore';

const store = openFactStore();

it('a message begins with what the compiler says and leaves the table of sizes out', () => {
  const log = [
    'Rslib v1.0.1',
    '',
    'info    build started...',
    'ready   built in <time>',
    '[tsgo] src/index.ts:1:14 - error TS2322: No.',
    '',
    'File (esm)      Size',
    'dist/index.js   0.05 kB',
    '',
    'File (cjs)       Size',
    'dist/index.cjs   0.05 kB',
    '',
    'error   Failed to build.',
  ];
  expect(pickMessage(log)).toEqual([
    '[tsgo] src/index.ts:1:14 - error TS2322: No.',
    '',
    'error   Failed to build.',
  ]);
});

it('a message ends where the tool goes on', () => {
  expect(pickMessage(['warn    Careful.', '  here', '', 'ready   built in <time>'])).toEqual([
    'warn    Careful.',
    '  here',
  ]);
});

it('<Message /> names the command, and lets the sentences wrap', () => {
  expect(message.render({ case: 'error-dts-type-error' }, store)).toEqual([
    {
      type: 'code',
      lang: 'text',
      meta: 'output title="rslib build"',
      value: expect.stringMatching(/^\[tsgo\] src\/index\.ts:1:14 - error TS2322/),
    },
  ]);
});

it('<Message /> refuses a case that prints none', () => {
  expect(() => message.render({ case: 'zero-config' }, store)).toThrow(
    'case “zero-config” prints neither an error nor a warning.',
  );
});

const render = (id: string, by: string) => verdict.render({ case: id, by }, store);

it('<Verdict /> names the checker and its version where it finds nothing', () => {
  expect(render('home-dual', 'publint')).toEqual([
    { type: 'text', value: `publint ${store.getVersion('publint')}` },
  ]);
});

it('<Verdict /> refuses a case with issues, and one that was not checked', () => {
  expect(() => render('dual-esm-cjs', 'typesWrong')).toThrow('FalseESM');
  expect(() => render('cli-help', 'publint')).toThrow('was not checked by publint');
});
