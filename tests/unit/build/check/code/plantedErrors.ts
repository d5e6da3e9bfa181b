import type { Rule } from '../../../../../build/read/rules';

/**
 * Something untrue: the file of the tree, a text of it and what is put in its place, the rule that must
 * be reported, and where if not on the line that was changed: text of that line in a file.
 */
export type PlantedError = readonly [
  file: string,
  from: string,
  to: string,
  rule: Rule,
  at?: { file?: string; text: string },
];

const lib = 'docs/en/config/lib.mdx';
const dts = 'docs/en/config/lib/dts.mdx';
const dual = 'docs/en/guide/dual.mdx';
const core = 'docs/en/api/javascript-api/core.mdx';
const types = 'docs/en/api/javascript-api/types.mdx';
const exceptions = 'docs/en/guide/faq/exceptions.mdx';
const source = 'cases/dual-separate-folders';
const result = 'results/dual-separate-folders';
const questions = 'factSentences.zh.json';

/** Where a page begins, of which something is missing. */
const start = { text: '---' };

/** Where the page shows the result of the case, and where its question is. */
const atOutput = { file: dual, text: '<Output case' };
const inCase = { file: `${source}/case.ts`, text: '' };

/** Errors; each must be caught at its line. */
export const plantedErrors: readonly PlantedError[] = [
  // What pages say of options.
  [
    dts,
    '<Option path="dts" />',
    '| Type      |\n| --------- |\n| `boolean` |',
    'option-table',
    { text: '| Type ' },
  ],
  [lib, "`'esm'`   ", "`'cjs'`   ", 'option-table'],
  [lib, '| –         |', '| yes       |', 'option-table'],
  [dts, '## dts.isolated', '## dts.isolate', 'option-unknown'],
  [dts, '## dts.build\n\n', '', 'option-undocumented', start],
  [
    'codeWords.json',
    '"entries": [',
    '"entries": [{ "text": "--stub", "reason": "a flag of unbuild" }',
    'exception-unused',
  ],
  [dts, '{ dts: { bundle: true } }', '{ dts: { merge: true } }', 'option-unknown'],
  [lib, '`output.distPath`', '`output.distPaths`', 'option-unknown'],
  [lib, '`resolve.alias`', '`source.alias`', 'option-removed'],
  [dts, '`autoExtension`', '`autoExtention`', 'option-unknown'],
  [dts, "`format: 'cjs'`", "`format: 'amd'`", 'option-unknown'],
  [dual, '`import { defineConfig }', '`import { createConfig }', 'option-unknown'],
  [dual, '--no-clean', '--keep', 'shell-unknown'],
  [dts, '<Option path="dts.alias" />', '<Option path="dts.aliases" />', 'component-error'],
  [dts, '<Option path="dts.alias" />', '<Message case="error-nope" />', 'component-error'],
  [dts, '<Option path="dts.alias" />', '<CheckedPages of="kind" />', 'component-error'],
  [dts, '<Option path="dts.alias" />', '<CheckedPages subject="constructor" />', 'component-error'],
  [dual, 'file="esm/index.js"', 'file="esm/index.mjs"', 'component-error'],

  // Commands.
  [dts, '--watch', '--wacth', 'shell-unknown'],
  [dts, 'rslib build --format cjs', 'rslib compile --format cjs', 'shell-unknown'],
  [dts, 'npm install', 'npm instal', 'shell-unknown'],
  [
    dual,
    '"type": "module",',
    '"type": "module", "scripts": { "a": "rslib bild" },',
    'shell-unknown',
  ],

  // What readers copy.
  [dts, '{ autoExtension: true }', '{ autoExtensions: true }', 'config-types'],
  [dts, "  format: 'esm',", "  format: 'es',", 'config-types'],
  [
    dts,
    "from '@rslib/core';\n\nexport default defineConfig({\n",
    "from '@rslib/core';\nimport './missing';\n\nexport default defineConfig({\n",
    'config-load',
    { text: "import './missing';" },
  ],
  [dual, './dist/cjs', './dist/commonjs', 'source-differs'],
  [dual, ".join('-').toLowerCase()", ".join('-').length", 'module-types'],
  [dual, '/\\s+/', '/-+/', 'source-differs'],
  [dts, '"strict": true', '"strct": true', 'tsconfig'],
  [dual, './dist/cjs/index.cjs"', './dist/cjs/main.cjs"', 'package-json'],
  [
    dual,
    '"types": "./dist/esm/index.d.ts",\n        "default": "./dist/esm/index.js"',
    '"default": "./dist/esm/index.js",\n        "types": "./dist/esm/index.d.ts"',
    'package-json',
    { text: '"types": "./dist/esm/index.d.ts"' },
  ],
  [dts, 'non-empty array', 'filled list', 'expected-error'],
  [dual, "'./dist/cjs' },\n```\n\n```bash", "'./dist/cjs' ,\n```\n\n```bash", 'code-syntax'],

  // What the tool is said to write.
  [dual, '├── index.d.cts', '├── index.d.ts', 'output-differs'],
  [dual, '    ├── index.js\n', '', 'output-differs', { text: '    └── splitWords.d.ts' }],
  [dual, '(title: string): string;', '(title: string): void;', 'output-differs'],
  [dual, 'generated with tsgo', 'generated with tsc', 'output-differs'],
  [dual, 'output part case="dual-separate-folders"', 'output', 'output-unproved'],
  [dual, '```ts fragment', '```ts', 'fence-unclassified'],
  [dual, '```ts fragment', '```ts fragmnt', 'fence-class-unknown'],
  [dual, '```ts fragment', '```ts fragment {1}', 'fence-unsupported'],
  [dual, '```ts fragment', '```ts fragment module', 'fence-class-conflict'],
  [dual, '```ts fragment', '```ts fragment part', 'fence-attribute'],
  [dts, 'npm install', '$ npm install', 'shell-syntax'],
  [
    dual,
    'output part case="dual-separate-folders"',
    'output part case="dual-seperate-folders"',
    'result-missing',
  ],
  [
    dual,
    'The flag is <Flag name="--clean" />.',
    '## Errors\n\n`The moon is full tonight.`',
    'message-unknown',
    { text: '`The moon' },
  ],

  // What pages leave out of the tool.
  [core, '### createRslib\n', '', 'export-undocumented', start],
  [types, '### Format', '### Formats', 'option-unknown'],
  [types, '=> Promise<RslibConfig>;', '=> RslibConfig;', 'api-type', { text: '```ts fragment' }],
  [exceptions, '### `` ', '### `` A ', 'message-undocumented', start],
  [
    'docs/en/guide/proof.mdx',
    ' <Tested cases="dual-separate-folders" />',
    '',
    'page-without-case',
    start,
  ],
  [dual, 'subject="formats"', 'subject="declarations"', 'case-unlisted', inCase],
  [
    dual,
    ' <Tested cases="error-module-not-found" />',
    '\n\n<CaseSource case="error-module-not-found" file="src/index.ts" />',
    'message-unexplained',
    { file: 'cases/error-module-not-found/case.ts', text: '' },
  ],
  [questions, '"How do I publish', '"How do I ship', 'sentence-untranslated', inCase],
  [questions, '"How do I publish', '"How do I ship', 'sentence-gone'],

  // Values of sentences.
  [dual, 'The flag is', 'Since 9.9.9, the flag is', 'value-unknown'],
  [
    dual,
    'The flag is',
    'The build ends with exit code 3. <Tested cases="dual-separate-folders" />\nThe flag is',
    'value-wrong',
    { text: 'The build ends' },
  ],

  // What became untrue while the page stayed the same.
  [`${source}/src/splitWords.ts`, '.trim()', '.trimEnd()', 'result-stale', atOutput],
  [`${result}/dist/cjs/index.cjs`, "'-'", "'+'", 'result-stale', atOutput],
  [`${result}/result.json`, '"exit": 0', '"exit": 1', 'result-stale', atOutput],
  ['results/tool.json', '"key": "', '"key": "0', 'result-stale', { text: '{' }],
  [
    'results/tool.json',
    '"--watch"',
    '"--observe"',
    'shell-unknown',
    { file: dts, text: 'npx rslib build --watch' },
  ],
];
