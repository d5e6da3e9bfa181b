import { expect, it } from '@rstest/core';
import { createValueCheck } from '../../../../../build/check/values/valueCheck';
import { readPage } from '../../readPage';
import { openExceptions } from '../../../../../build/check/exceptions';
import { parseJson } from '../../../../../build/read/located';
import { openFactStore } from '../../../../../build/components/factStore';

const store = openFactStore();
function read(body: string, exceptions = openExceptions(undefined)) {
  const page = readPage(`---\ntitle: Page\n---\n\n${body}\n`, 'en/page.mdx');
  return createValueCheck(store, exceptions)(page);
}

const shown = (cases: string) => `<Tested cases="${cases}" />`;

/** A true sentence, what a tired writer makes of it, and what the check says. */
const typos: readonly (readonly [sentence: string, from: string, to: string, message: string])[] = [
  ['Rslib needs Node.js 20.19 or later.', '20.19', '20.20', 'is 20.20'],
  ['Rslib needs Node.js 22.', '22', '18', '“Rslib needs Node.js 18”: the facts know 20, 22.'],
  ['Since Rslib 0.21.4, it works.', '0.21.4', '0.21.9', 'is 0.21.9'],
  ['`dts` works with TypeScript 5, 6 and 7.', '7', '8', '8”: the facts know 5, 6, 7.'],
  [
    `Take version 7 of [API Extractor](/glossary).`,
    '7',
    '8',
    '“version 8 of API Extractor”: the facts know 7.',
  ],
  [
    `With TypeScript 6 there is no tsgo. ${shown('dts-typescript-6')}`,
    '6',
    '5',
    'the cases of the sentence run with TypeScript 6.',
  ],
  ['The default target is `node`.', 'node', 'web', 'the default is `node`.'],
  ['`dts.bundle` defaults to `false`.', 'false', 'true', 'the default is `false`.'],
  ['The default of `lib.dts.bundle` is `false`.', 'false', 'true', 'the default is `false`.'],
  ['The default of `output.distPath` is `dist`.', 'dist`', 'build`', 'the default is `dist`.'],
  ['The option `format` defaults to `esm`.', 'esm', 'cjs', 'the default is `esm`.'],
  ['The `dts` option is set to `false` by default.', 'false', 'true', 'default is `false`.'],
  ['Set `bundle` (default: `true`) to keep files.', 'true', 'false', 'the default is `true`.'],
  ['The default `syntax` is `esnext`.', 'esnext', 'es5', 'the default is `esnext`.'],
  ['By default, the output directory is `dist`.', 'dist', 'lib', 'the default is `dist`.'],
  ['By default, Rslib sets `bundle` to `true`.', 'true', 'false', 'the default is `true`.'],
  ['`bundle: true` is the default.', 'true', 'false', 'the default is `true`.'],
  ['`abortOnError` is on by default.', 'on', 'off', 'the default is `true`.'],
  [
    `A type error ends the build with exit code 1. ${shown('error-dts-type-error')}`,
    'code 1',
    'code 0',
    'the cases here end with 1.',
  ],
  [
    `The types are \`dist/index.d.ts\`. ${shown('dts-true')}`,
    '.d.ts',
    '.d.mts',
    'have no `index.d.mts`: ',
  ],
  [`\`umd\` gives a name. ${shown('format-umd')}`, 'umd', 'iife', 'the format `iife`'],
  [`The limit is 4096 bytes. ${shown('output-data-uri-esm')}`, '4096', '4097', 'the number 4097'],
  ['`umd` keeps it, and `iife` does not.', 'umd', 'iife', '`iife` is named twice'],
  ['A dual package has two formats.', 'two', 'three', 'know two, five.'],
  [`It writes three files. ${shown('dts-true')}`, 'three', 'four', 'know three, two.'],
  [`It writes 3 output files. ${shown('dts-true')}`, '3', '4', 'know three, two.'],
  ['By hand, in two steps.\n\n<Steps>\n\n### A\n\n### B\n\n</Steps>', 'two', 'three', 'know two.'],
  ['<Steps>\n\n1. A\n2. B\n\n</Steps>\n\nThese two steps are all.', 'two', 'three', 'know two.'],
  [
    '| Flag | Sets |\n| --- | --- |\n| <Flag name="--output" /> | The folder; `.rsbuild` by default |',
    '.rsbuild',
    '.rslib',
    'the default of `--output` is `.rsbuild`.',
  ],
  ['It works with TypeScript 5 and 6.', '5 and', '6 and', 'names a number twice'],
  ['Rslib 需要 Node.js 20.19 或更高版本。', '20.19', '20.20', 'is 20.20'],
  [
    'It needs two things: a plugin and a loader.',
    'two',
    'three',
    'and “a plugin and a loader.” has 2.',
  ],
  [
    'There are two causes:\n\n- One.\n- Another.',
    'two',
    'three',
    'and the list or table in line 7 has 2.',
  ],
  ['| `esm` | `cjs` |\n| --- | --- |\n| Yes | No |', 'cjs', 'esm', '`esm` is named twice'],
  [
    'In TypeScript 6:\n\n<Output case="dts-typescript-6" file="dist/index.d.ts" />',
    '6',
    '7',
    'run with TypeScript 6',
  ],
  [`With \`true\` there are types. ${shown('dts-true')}`, 'true', 'false', 'has `false`'],
];

it.each(typos)('%s', (sentence, from, to, message) => {
  expect(read(sentence)).toEqual([]);
  const issues = read(sentence.replace(from, to));
  expect(issues.map((issue) => issue.message).join('\n')).toContain(message);
});

it('a number with a name is reported once', () => {
  expect(read('It needs Node.js 16.')).toHaveLength(1);
});

it.each([
  'Use Node.js 22 or 20.',
  'It works with TypeScript 7 and 5.',
  'TypeScript 5 without it and TypeScript 5 with it differ.',
  'Set `width` to 1200, 800 and 400.',
  '`a`, `b` and `a` are read in this order.',
])('no error stops a build for a sentence that may be true: %s', (sentence) => {
  expect(read(sentence).filter(({ severity }) => severity !== 'warning')).toEqual([]);
});

it('a passage that is listed for the page is left out, and is needed', () => {
  const open = () =>
    openExceptions(
      parseJson('{ "entries": [{ "text": "is 9.9.9", "reason": "x", "page": "en/page.mdx" }] }')
        .node,
    );
  const [needed, unused] = [open(), open()];
  expect(read('One is 9.9.9.', needed)).toEqual([]);
  expect(needed.listUnused()).toEqual([]);
  expect(read('One was 9.9.9.', unused)).toHaveLength(1);
  expect(unused.listUnused()).toHaveLength(1);
});

it('a name that the page does not know in any form is none of its business', () => {
  expect(read('Put `postcss.config.mjs` next to it, and `dist/other.mjs`.')).toEqual([]);
});

it('an issue is at the line of its sentence', () => {
  expect(read('One.\nTwo is 9.9.9.')).toMatchObject([{ line: 6, rule: 'value-unknown' }]);
});

it('takes a default of a format or of Rsbuild for true where the sentence names it', () => {
  expect(read('For `mf`, the default target is `web`.')).toEqual([]);
  expect(read('In Rsbuild, the default target is `web`.')).toEqual([]);
  expect(read('The default target is `web`.')).toHaveLength(1);
  expect(read('In tsup, `format` defaults to `cjs`.')).toEqual([]);
});
