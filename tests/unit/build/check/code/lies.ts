import type { Rule } from '../../../../../build/read/rules';

/** Something untrue, planted by putting one text in the place of another. */
export interface Lie {
  /** What is untrue. */
  name: string;
  /** Path in the tree. */
  file: string;
  from: string;
  to: string;
  rule: Rule;
  /**
   * Where it must be reported if not on the line that was changed: text of that line in a file of the
   * tree.
   */
  at?: { file?: string; text: string };
}

const lib = 'docs/en/config/lib.mdx';
const dts = 'docs/en/config/lib/dts.mdx';
const dual = 'docs/en/guide/dual.mdx';
const source = 'cases/dual-separate-folders';
const result = 'results/dual-separate-folders';

/** Forty lies; each must be caught at its line. */
export const lies: readonly Lie[] = [
  // What pages say of options.
  {
    name: 'a wrong default',
    file: dts,
    from: '| `false` |',
    to: '| `true`  |',
    rule: 'option-table',
  },
  {
    name: 'a wrong type',
    file: dts,
    from: '`boolean \\| object`',
    to: '`boolean \\| string`',
    rule: 'option-table',
  },
  { name: 'a wrong release', file: dts, from: '| 0.0.1 |', to: '| 0.1.0 |', rule: 'option-table' },
  {
    name: 'a flag of another option',
    file: dts,
    from: '`--no-dts`',
    to: '`--no-bundle`',
    rule: 'option-table',
  },
  {
    name: 'a wrong default in a list of options',
    file: lib,
    from: "`'esm'`   ",
    to: "`'cjs'`   ",
    rule: 'option-table',
  },
  {
    name: 'a wrong place in a list of options',
    file: lib,
    from: '| –         |',
    to: '| yes       |',
    rule: 'option-table',
  },
  {
    name: 'a renamed option in a heading',
    file: dts,
    from: '## dts.isolated',
    to: '## dts.isolate',
    rule: 'option-unknown',
  },
  {
    name: 'an option without a heading',
    file: dts,
    from: '## dts.build\n\n',
    to: '',
    rule: 'option-undocumented',
    at: { text: '---' },
  },
  {
    name: 'an exception that is documented',
    file: 'notYetDocumented.json',
    from: '"format",',
    to: '"format",\n    "dts",',
    rule: 'lookalike-unused',
    at: { text: '"dts",' },
  },
  {
    name: 'an option that does not exist',
    file: dts,
    from: '{ dts: { bundle: true } }',
    to: '{ dts: { merge: true } }',
    rule: 'option-unknown',
  },
  {
    name: 'an inherited option that does not exist',
    file: lib,
    from: '`output.distPath`',
    to: '`output.distPaths`',
    rule: 'option-unknown',
  },
  {
    name: 'an option that is gone',
    file: lib,
    from: '`resolve.alias`',
    to: '`source.alias`',
    rule: 'option-removed',
  },
  {
    name: 'a slip in the name of an option',
    file: dts,
    from: '`autoExtension`',
    to: '`autoExtention`',
    rule: 'option-unknown',
  },
  {
    name: 'a format that does not exist',
    file: dts,
    from: "`format: 'cjs'`",
    to: "`format: 'amd'`",
    rule: 'option-unknown',
  },
  {
    name: 'an export that does not exist',
    file: dual,
    from: '`import { defineConfig }',
    to: '`import { createConfig }',
    rule: 'option-unknown',
  },
  {
    name: 'a flag that does not exist',
    file: dual,
    from: '--no-clean',
    to: '--keep',
    rule: 'shell-unknown',
  },
  {
    name: 'a component with an unknown option',
    file: dts,
    from: '<Since option="dts.alias" />',
    to: '<Since option="dts.aliases" />',
    rule: 'component-fault',
  },
  {
    name: 'a component with an unknown file',
    file: dual,
    from: 'file="esm/index.js"',
    to: 'file="esm/index.mjs"',
    rule: 'component-fault',
  },
  // Commands.
  { name: 'a slip in a flag', file: dts, from: '--watch', to: '--wacth', rule: 'shell-unknown' },
  {
    name: 'a command that does not exist',
    file: dts,
    from: 'rslib build --format cjs',
    to: 'rslib compile --format cjs',
    rule: 'shell-unknown',
  },
  {
    name: 'a slip in a command of npm',
    file: dts,
    from: 'npm install',
    to: 'npm instal',
    rule: 'shell-unknown',
  },
  // What readers copy.
  {
    name: 'a renamed option in a configuration',
    file: dts,
    from: '{ autoExtension: true }',
    to: '{ autoExtensions: true }',
    rule: 'config-types',
  },
  {
    name: 'a value that an option does not take',
    file: dts,
    from: "  format: 'esm',",
    to: "  format: 'es',",
    rule: 'config-types',
  },
  {
    name: 'a configuration that type-checks and does not load',
    file: dts,
    from: "from '@rslib/core';\n\nexport default defineConfig({\n",
    to: "from '@rslib/core';\nimport './missing';\n\nexport default defineConfig({\n",
    rule: 'config-load',
    at: { text: "import './missing';" },
  },
  {
    name: 'a configuration that was not built',
    file: dual,
    from: './dist/cjs',
    to: './dist/commonjs',
    rule: 'source-differs',
  },
  {
    name: 'a source with a wrong type',
    file: dual,
    from: ".join('-').toLowerCase()",
    to: ".join('-').length",
    rule: 'module-types',
  },
  {
    name: 'a source that was not built',
    file: dual,
    from: '/\\s+/',
    to: '/-+/',
    rule: 'source-differs',
  },
  {
    name: 'an option that the compiler does not know',
    file: dts,
    from: '"strict": true',
    to: '"strct": true',
    rule: 'tsconfig',
  },
  {
    name: 'a broken export',
    file: dual,
    from: './dist/cjs/index.cjs"',
    to: './dist/cjs/main.cjs"',
    rule: 'package-json',
  },
  {
    name: 'types after the code',
    file: dual,
    from: '"types": "./dist/esm/index.d.ts",\n        "default": "./dist/esm/index.js"',
    to: '"default": "./dist/esm/index.js",\n        "types": "./dist/esm/index.d.ts"',
    rule: 'package-json',
    at: { text: '"types": "./dist/esm/index.d.ts"' },
  },
  {
    name: 'an error that never comes',
    file: dts,
    from: 'non-empty array',
    to: 'filled list',
    rule: 'expected-error',
  },
  {
    name: 'a part that does not parse',
    file: dual,
    from: "'./dist/cjs' },\n```\n\n```bash",
    to: "'./dist/cjs' ,\n```\n\n```bash",
    rule: 'code-syntax',
  },
  // What the tool is said to write.
  {
    name: 'a wrong extension in a listing',
    file: dual,
    from: '├── index.d.cts',
    to: '├── index.d.ts',
    rule: 'output-differs',
  },
  {
    name: 'a file left out of a listing',
    file: dual,
    from: '    ├── index.js\n',
    to: '',
    rule: 'output-differs',
    at: { text: '    └── splitWords.d.ts' },
  },
  {
    name: 'a line that was not written',
    file: dual,
    from: '(title: string): string;',
    to: '(title: string): void;',
    rule: 'output-differs',
  },
  {
    name: 'a log that was not printed',
    file: dual,
    from: 'generated with tsgo',
    to: 'generated with tsc',
    rule: 'output-differs',
  },
  {
    name: 'an output of nothing',
    file: dual,
    from: 'output part case="dual-separate-folders"',
    to: 'output',
    rule: 'output-unproved',
  },
  // What became untrue behind the page.
  {
    name: 'a stale result',
    file: `${source}/src/splitWords.ts`,
    from: '.trim()',
    to: '.trimEnd()',
    rule: 'result-stale',
    at: { file: dual, text: '<Output case' },
  },
  {
    name: 'a result changed by hand',
    file: `${result}/dist/cjs/index.cjs`,
    from: "'-'",
    to: "'--'",
    rule: 'result-stale',
    at: { file: dual, text: '<Output case' },
  },
  {
    name: 'a flag that an upgrade removed',
    file: 'results/tool.json',
    from: '"--watch"',
    to: '"--observe"',
    rule: 'shell-unknown',
    at: { file: dts, text: 'npx rslib build --watch' },
  },
];
