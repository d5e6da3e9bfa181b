import type { Rule } from '../../../../../build/read/rules';

/**
 * Something untrue: what it is, the file of the tree, a text of it and what is put in its place, the rule
 * that must be reported, and where if not on the line that was changed: text of that line in a file.
 */
export type Lie = readonly [
  name: string,
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

/** Forty lies; each must be caught at its line. */
export const lies: readonly Lie[] = [
  // What pages say of options.
  [
    'facts of an option that are written by hand',
    dts,
    '<Option path="dts" />',
    '| Type      |\n| --------- |\n| `boolean` |',
    'option-table',
    { text: '| Type ' },
  ],
  ['a wrong default in a list of options', lib, "`'esm'`   ", "`'cjs'`   ", 'option-table'],
  ['a wrong place in a list of options', lib, '| –         |', '| yes       |', 'option-table'],
  ['a renamed option in a heading', dts, '## dts.isolated', '## dts.isolate', 'option-unknown'],
  ['an option without a heading', dts, '## dts.build\n\n', '', 'option-undocumented', start],
  [
    'an exception that nothing needs',
    'codeWords.json',
    '"entries": [',
    '"entries": [{ "text": "--stub", "reason": "a flag of unbuild" }',
    'exception-unused',
  ],
  [
    'an option that does not exist',
    dts,
    '{ dts: { bundle: true } }',
    '{ dts: { merge: true } }',
    'option-unknown',
  ],
  [
    'an inherited option that does not exist',
    lib,
    '`output.distPath`',
    '`output.distPaths`',
    'option-unknown',
  ],
  ['an option that is gone', lib, '`resolve.alias`', '`source.alias`', 'option-removed'],
  ['a slip in the name of an option', dts, '`autoExtension`', '`autoExtention`', 'option-unknown'],
  ['a format that does not exist', dts, "`format: 'cjs'`", "`format: 'amd'`", 'option-unknown'],
  [
    'an export that does not exist',
    dual,
    '`import { defineConfig }',
    '`import { createConfig }',
    'option-unknown',
  ],
  ['a flag that does not exist', dual, '--no-clean', '--keep', 'shell-unknown'],
  [
    'a component with an unknown option',
    dts,
    '<Option path="dts.alias" />',
    '<Option path="dts.aliases" />',
    'component-fault',
  ],
  [
    'a component with an unknown file',
    dual,
    'file="esm/index.js"',
    'file="esm/index.mjs"',
    'component-fault',
  ],

  // Commands.
  ['a slip in a flag', dts, '--watch', '--wacth', 'shell-unknown'],
  [
    'a command that does not exist',
    dts,
    'rslib build --format cjs',
    'rslib compile --format cjs',
    'shell-unknown',
  ],
  ['a slip in a command of npm', dts, 'npm install', 'npm instal', 'shell-unknown'],

  // What readers copy.
  [
    'a renamed option in a configuration',
    dts,
    '{ autoExtension: true }',
    '{ autoExtensions: true }',
    'config-types',
  ],
  [
    'a value that an option does not take',
    dts,
    "  format: 'esm',",
    "  format: 'es',",
    'config-types',
  ],
  [
    'a configuration that type-checks and does not load',
    dts,
    "from '@rslib/core';\n\nexport default defineConfig({\n",
    "from '@rslib/core';\nimport './missing';\n\nexport default defineConfig({\n",
    'config-load',
    { text: "import './missing';" },
  ],
  ['a configuration that was not built', dual, './dist/cjs', './dist/commonjs', 'source-differs'],
  [
    'a source with a wrong type',
    dual,
    ".join('-').toLowerCase()",
    ".join('-').length",
    'module-types',
  ],
  ['a source that was not built', dual, '/\\s+/', '/-+/', 'source-differs'],
  ['an option that the compiler does not know', dts, '"strict": true', '"strct": true', 'tsconfig'],
  ['a broken export', dual, './dist/cjs/index.cjs"', './dist/cjs/main.cjs"', 'package-json'],
  [
    'types after the code',
    dual,
    '"types": "./dist/esm/index.d.ts",\n        "default": "./dist/esm/index.js"',
    '"default": "./dist/esm/index.js",\n        "types": "./dist/esm/index.d.ts"',
    'package-json',
    { text: '"types": "./dist/esm/index.d.ts"' },
  ],
  ['an error that never comes', dts, 'non-empty array', 'filled list', 'expected-error'],
  [
    'a part that does not parse',
    dual,
    "'./dist/cjs' },\n```\n\n```bash",
    "'./dist/cjs' ,\n```\n\n```bash",
    'code-syntax',
  ],

  // What the tool is said to write.
  ['a wrong extension in a listing', dual, '├── index.d.cts', '├── index.d.ts', 'output-differs'],
  [
    'a file left out of a listing',
    dual,
    '    ├── index.js\n',
    '',
    'output-differs',
    { text: '    └── splitWords.d.ts' },
  ],
  [
    'a line that was not written',
    dual,
    '(title: string): string;',
    '(title: string): void;',
    'output-differs',
  ],
  [
    'a log that was not printed',
    dual,
    'generated with tsgo',
    'generated with tsc',
    'output-differs',
  ],
  [
    'an output of nothing',
    dual,
    'output part case="dual-separate-folders"',
    'output',
    'output-unproved',
  ],

  ['code that says nothing of itself', dual, '```ts fragment', '```ts', 'fence-unclassified'],
  ['a word in place of a class', dual, '```ts fragment', '```ts fragmnt', 'fence-class-unknown'],
  ['marked lines of code', dual, '```ts fragment', '```ts fragment {1}', 'fence-unsupported'],
  ['code of two classes', dual, '```ts fragment', '```ts fragment module', 'fence-class-conflict'],
  ['a part of nothing', dual, '```ts fragment', '```ts fragment part', 'fence-attribute'],
  ['a command with its prompt', dts, 'npm install', '$ npm install', 'shell-syntax'],
  [
    'an output of a case that is not there',
    dual,
    'output part case="dual-separate-folders"',
    'output part case="dual-seperate-folders"',
    'result-missing',
  ],
  [
    'a message that the tool never gives',
    dual,
    'The flag is <Flag name="--clean" />.',
    '## Errors\n\n`The moon is full tonight.`',
    'message-unknown',
    { text: '`The moon' },
  ],

  // What pages leave out of the tool.
  ['an export without a heading', core, '### createRslib\n', '', 'export-undocumented', start],
  ['a type that is not exported', types, '### Format', '### Formats', 'option-unknown'],
  [
    'a type that the package has otherwise',
    types,
    '=> Promise<RslibConfig>;',
    '=> RslibConfig;',
    'api-type',
    { text: '```ts fragment' },
  ],
  ['a message on no page', exceptions, '### `` ', '### `` A ', 'message-undocumented', start],
  [
    'code that rests on nothing',
    'docs/en/guide/proof.mdx',
    ' <Tested cases="dual-separate-folders" />',
    '',
    'page-without-case',
    start,
  ],
  [
    'a case in no list',
    dual,
    'subject="dual"',
    'subject="dts"',
    'case-unlisted',
    { file: `${source}/case.ts`, text: '' },
  ],

  [
    'a case whose message no page explains',
    dual,
    ' <Tested cases="error-module-not-found" />',
    '\n\n<CaseSource case="error-module-not-found" file="src/index.ts" />',
    'message-unexplained',
    { file: 'cases/error-module-not-found/case.ts', text: '' },
  ],

  [
    'a question without Chinese words',
    questions,
    '"How do I publish',
    '"How do I ship',
    'sentence-untranslated',
    { file: `${source}/case.ts`, text: '' },
  ],
  [
    'Chinese words of a question that is gone',
    questions,
    '"How do I publish',
    '"How do I ship',
    'sentence-gone',
  ],

  // Values of sentences.
  ['a release that there is not', dual, 'The flag is', 'Since 9.9.9, the flag is', 'value-unknown'],
  [
    'an exit code that the cited case has not',
    dual,
    'The flag is',
    'The build ends with exit code 3. <Tested cases="dual-separate-folders" />\nThe flag is',
    'value-wrong',
    { text: 'The build ends' },
  ],

  // What became untrue behind the page.
  [
    'a stale result',
    `${source}/src/splitWords.ts`,
    '.trim()',
    '.trimEnd()',
    'result-stale',
    { file: dual, text: '<Output case' },
  ],
  [
    'a result changed by hand',
    `${result}/dist/cjs/index.cjs`,
    "'-'",
    "'+'",
    'result-stale',
    { file: dual, text: '<Output case' },
  ],
  [
    'a record changed by hand',
    `${result}/result.json`,
    '"exit": 0',
    '"exit": 1',
    'result-stale',
    { file: dual, text: '<Output case' },
  ],
  [
    'facts of another tool',
    'results/tool.json',
    '"key": "',
    '"key": "0',
    'result-stale',
    { text: '{' },
  ],
  [
    'a flag that an upgrade removed',
    'results/tool.json',
    '"--watch"',
    '"--observe"',
    'shell-unknown',
    { file: dts, text: 'npx rslib build --watch' },
  ],
];
