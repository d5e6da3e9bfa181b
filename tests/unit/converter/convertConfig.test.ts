import { describe, expect, it } from '@rstest/core';
import { ConfigError } from '../../../converter/source/parseSource';
import { convertConfig } from '../../../converter/convertConfig';
import { isLeftOut, type Note } from '../../../converter/Note';
import type { ToolId } from '../../../converter/Tool';
import { loadItems } from './loadItems';

const convert = (text: string, tool: ToolId = 'tsup') => convertConfig(text, tool);

/** The new config without its frame. */
const getBody = (text: string, tool?: ToolId) =>
  convert(text, tool).text.replace(/^[^]*defineConfig\(([^]*)\);\n$/, '$1');

const listStates = (notes: readonly Note[]) =>
  notes.flatMap((note) =>
    note.type === 'row' ? note.options.map(({ path, state }) => `${path} ${state}`) : [],
  );

function getError(text: string, tool?: ToolId): ConfigError {
  try {
    convertConfig(text, tool);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('It was converted.');
}

describe('a config is found', () => {
  const minified = '{\n  output: { minify: true },\n}';
  const options = "{ format: 'esm', minify: true, clean: true }";
  it.each([
    ['export default', `export default ${options};`],
    ['with a helper', `export default defineConfig(${options});`],
    ['as CommonJS', `module.exports = ${options};`],
    ['as a named export', `exports.default = ${options};`],
    ['of TypeScript', `export = ${options};`],
    ['with types', `export default ${options} satisfies Options;`],
    ['as a constant', `const config: Options = ${options} as const;\nexport default config;`],
    ['as a function', `export default defineConfig(() => (${options}));`],
    ['of a body', `export default defineConfig(async (o) => { return ${options}; });`],
    ['of a named function', `function make() { return ${options}; }\nexport default make;`],
    ['as JSON', '{ "format": "esm", /* why */ "minify": true, "clean": true, }'],
    ['in package.json', '{ "tsup": { "format": ["esm"], "minify": true, "clean": true } }'],
    ['after a byte order mark', `\uFEFFexport default ${options};`],
  ])('%s', (_name, text) => expect(getBody(text)).toBe(minified));

  it('in every call of esbuild, within functions too', () => {
    const script = `#!/usr/bin/env node
const esbuild = require('esbuild');
async function main() {
  const shared = { bundle: true, platform: 'node', entryPoints: ['src/a.ts'] };
  await esbuild.build({ ...shared, format: 'esm' });
  await esbuild.build({ ...shared, format: 'cjs' });
}
main();`;
    const { tool, text } = convertConfig(script);
    expect(tool).toBe('esbuild');
    expect(text).toContain("lib: [\n    { format: 'esm' },\n    { format: 'cjs' },\n  ]");
    expect(text).toContain("source: { entry: { a: './src/a.ts' } }");
  });

  it('in lists, one item for each; what they share is at the top', () => {
    const list = `export default [
  { entry: ['src/a.ts'], format: ['esm'], clean: true, sourcemap: true },
  { entry: ['src/b.ts'], format: ['cjs'], clean: true, sourcemap: true },
];`;
    expect(getBody(list)).toBe(`{
  lib: [
    { format: 'esm', source: { entry: { a: './src/a.ts' } } },
    { format: 'cjs', source: { entry: { b: './src/b.ts' } } },
  ],
  output: { sourceMap: true },
}`);
  });
});

it.each<[ToolId, string]>([
  ['tsup', "import { defineConfig } from 'tsup';\nexport default defineConfig({});"],
  ['tsup', "export default { entry: ['src/index.ts'], dts: true };"],
  ['tsdown', "export default { entry: ['src/index.ts'], deps: { neverBundle: ['a'] } };"],
  ['tsdown', '{ "name": "a", "exports": "./dist/index.mjs", "tsdown": { "dts": true } }'],
  ['rollup', "import json from '@rollup/plugin-json';\nexport default { plugins: [json()] };"],
  ['rollup', "export default { input: 'src/index.js', output: { file: 'dist/index.js' } };"],
  ['esbuild', "const { build } = require('esbuild');\nbuild({ entryPoints: ['src/index.ts'] });"],
  ['esbuild', "export default { entryPoints: ['src/index.ts'], outfile: 'dist/index.js' };"],
  ['vite', "export default { build: { lib: { entry: 'src/index.ts' } } };"],
  ['vite', "import { defineConfig } from 'vitest/config';\nexport default defineConfig({});"],
  ['tsc', '{ "compilerOptions": {} }'],
])('the tool is detected: %s', (tool, text) => expect(convertConfig(text).tool).toBe(tool));

describe('plugins', () => {
  const text = `import react from '@vitejs/plugin-react-swc';
import vue from '@vitejs/plugin-vue';
import solid from 'vite-plugin-solid';
import svgr from 'vite-plugin-svgr';
import icons from 'unplugin-icons/vite';
export default defineConfig(({ mode }) => ({
  plugins: [react({ tsDecorators: true }), [vue(), solid()], svgr(), icons(), mode === 'a' && b()],
}));`;

  it.each<ToolId>(['vite', 'rollup', 'tsdown', 'tsup', 'esbuild'])(
    'become those of Rsbuild: %s',
    async (tool) => {
      const { notes, packages, text: written } = convert(text, tool);
      expect(listStates(notes)).toEqual(
        expect.arrayContaining(['@vitejs/plugin-react-swc bare', '@vitejs/plugin-vue written']),
      );
      expect(notes.flatMap((note) => (note.type === 'part' ? note.text : []))).toEqual([
        ...['{ mode }', 'unplugin-icons', "mode === 'a' && b()"],
      ]);
      const names = ['babel', 'react', 'solid', 'svgr', 'vue'];
      expect(packages).toEqual(['@rslib/core', ...names.map((name) => `@rsbuild/plugin-${name}`)]);
      expect(written).toContain('pluginBabel({ include: /\\.(?:jsx|tsx)$/ })');
      if (tool !== 'vite') return;
      const [item] = await loadItems(written);
      const plugins = names.map((name) => ({ name: `rsbuild:${name}` }));
      expect(item).toMatchObject({ plugins, 'output.target': 'web' });
    },
  );

  it('are noted by their packages, in place of the row about plugins', () => {
    const names = ['json', 'commonjs', 'typescript'];
    const imports = names.map((name) => `import ${name} from '@rollup/plugin-${name}';`).join(' ');
    const plugins = '[json(), commonjs({ strictRequires: true }), typescript()]';
    const { notes } = convert(`${imports} export default { plugins: ${plugins} };`, 'rollup');
    expect(notes).toMatchObject([
      { row: '`@rollup/plugin-json`', verdict: 'converted' },
      { row: '`@rollup/plugin-commonjs`', verdict: 'decision' },
      { row: '`@rollup/plugin-typescript`, `rollup-plugin-typescript2`', verdict: 'decision' },
    ]);
  });
});

const list = "[{ format: 'es', dir: 'a' }, { format: 'cjs', dir: 'b' }]";
const js = "{ input: 'a.ts' }";
const dts = 'plugins: [dts()]';
const types = `{ input: 'b.ts', output: { file: 't/b.d.ts' }, ${dts} }`;
const vite = (formats: string, more = '') =>
  `plugins: [dts()], build: { lib: { entry: 'a.ts', name: 'A', formats: [${formats}] }, ${more} }`;
const shown =
  /^(?:format|dts\b.*|source\.entry\..*|output\.(?:\w+\.js|distPath|distPath\.root|externals|emitCss))$/;
const map = 'inline-nosources-source-map';
const unmerged = "dts: true, bundle: false, format: 'esm,cjs'";
const apart = 'ext esm to=dist/esm | ext cjs to=dist/cjs';
const preserved = 'rollupOptions: { output: { preserveModules: true } }';
const plain = preserved.replace('{ pre', "{ entryFileNames: '[name].js', pre");
const all = 'index=./src/**';
const iife = "entryPoints: ['a.ts'], bundle: true, format: 'iife', outfile: 'dist/a.js'";

it.each<[ToolId, string, string]>([
  ['tsup', "format: 'cjs,iife', globalName: 'A', dts: true", 'ext bundle cjs | umd .global.js'],
  ['tsup', "format: ['iife'], globalName: 'A', dts: true", 'bundle umd .global.js'],
  ['tsup', "format: ['iife'], external: ['a'], noExternal: ['b']", 'iife .global.js'],
  ['tsup', "entry: ['a.tsx'], dts: { entry: 'a.ts' }", 'ext bundle cjs a=./a.tsx'],
  ['tsup', "dts: { resolve: ['ms'] }", 'ext bundledPackages=ms cjs'],
  ['tsup', 'dts: true, bundle: false', 'ext cjs'],
  ['tsup', unmerged, apart],
  ['tsup', `${unmerged}, outDir: 1 + ''`, apart.replaceAll('dist', '1')],
  ['tsup', "bundle: false, format: 'esm,cjs'", 'esm | cjs'],
  ['tsup', "[{ format: 'esm' }, { outDir: 't', dts: { only: true } }]", 'ext bundle to=t esm'],
  ['tsdown', "[{ format: 'esm' }, { dts: { emitDtsOnly: true } }]", 'ext bundle esm'],
  ['tsdown', 'dts: true, unbundle: true', `ext esm ${all}`],
  ['tsdown', "format: ['esm', 'umd'], globalName: 'A'", 'esm | umd .umd.js'],
  ['tsdown', "format: ['esm', 'iife'], globalName: 'A'", 'esm | umd .iife.js'],
  ['rollup', "output: [{ dir: 'a' }, { dir: 'a', format: 'umd' }]", 'esm to=a | umd to=a .umd.js'],
  ['rollup', "output: [{ dir: 'a' }, { dir: 'b', format: 'umd' }]", 'esm to=a | umd to=b'],
  ['rollup', "output: [{ file: 'a.js' }, { file: 'a.mjs' }]", 'esm to=. a.js | esm to=. a.mjs'],
  ['rollup', 'output: [{ preserveModules: true }]', 'esm index=./src/**'],
  ['rollup', "input: ['src/a.ts', 'b/a.ts']", 'esm a=./src/a.ts a2=./b/a.ts'],
  ['rollup', `[${js}, ${types}]`, 'bundle to=t esm a=./a.ts'],
  ['rollup', `[${js}, { input: 'b.ts' }, ${types}]`, 'esm a=./a.ts | bundle to=t esm b=./b.ts'],
  ['rollup', `[{ output: ${list} }, ${types}]`, 'bundle to=t esm to=a | cjs to=b'],
  [
    'rollup',
    `[${js}, { output: { entryFileNames: 'a.d.cts' }, ${dts} }]`,
    'ext bundle esm a=./a.ts',
  ],
  ['rollup', `[${types}]`, 'bundle esm to=t b=./b.ts'],
  [
    'rollup',
    'output: [{}, { compact: true }], plugins: [ts({ declaration: true })]',
    'dts esm | esm',
  ],
  ['rollup', "[{ input: 'a.js' }, { input: 'a.js' }]", 'esm a=./a.js'],
  ['rollup', "output: { sourcemapExcludeSources: true, sourcemap: 'inline' }", `esm ${map}`],
  ['vite', vite("'es', 'cjs'"), 'ext bundle esm a=./a.ts | ext bundle cjs emitCss=false a=./a.ts'],
  ['vite', vite("'es', 'umd'"), 'dts esm a=./a.ts | umd emitCss=false .umd.cjs a=./a.ts'],
  ['vite', vite("'es', 'cjs'", preserved), apart.replace(' |', ` ${all} |`).concat(' ', all)],
  [
    'vite',
    vite("'es', 'cjs'", plain),
    `dts esm to=dist/esm .js ${all} | dts cjs to=dist/cjs .js ${all}`,
  ],
  ['vite', vite("'iife'"), 'dts umd .iife.js a=./a.ts'],
  ['vite', `build: { lib: {}, rollupOptions: { output: ${list} } }`, 'esm to=a | cjs to=b'],
  ['vite', "build: { rollupOptions: { input: ['a.ts', 'b/c.ts'] } }", 'esm a=./a.ts c=./b/c.ts'],
  ['vite', "build: { outDir: 'o', assetsDir: 'a', lib: { formats: ['es'] } }", 'esm root=o'],
  [
    'esbuild',
    `[{ ${iife} }, { ${iife.replace('iife', 'esm').replace('.js', '.mjs')} }]`,
    'iife a=./a.ts | esm .mjs a=./a.ts',
  ],
  ['unbuild', "entries: ['src/a', 'src/b/c.mts']", 'esm a=./src/a.ts b/c=./src/b/c.mts'],
  ['tsc', "files: ['src/a.ts'], compilerOptions: {}", 'esm index=./src/**'],
])('keeps the files of %s: %s', async (tool, text, expected) => {
  const config = text.startsWith('[') ? text : `{ ${text} }`;
  const plugin = tool === 'vite' ? 'vite-plugin-dts' : 'rollup-plugin-dts';
  const imports = `import dts from '${plugin}'; import ts from '@rollup/plugin-typescript';`;
  const items = await loadItems(convert(`${imports} export default ${config};`, tool).text);
  const files = items.map((item) =>
    Object.entries(item)
      .filter(([path]) => shown.test(path))
      .map(([path, value]) => `${path.split('.').at(-1)}=${[value].flat().at(0)}`)
      .join(' ')
      .replace('autoExtension', 'ext')
      .replaceAll('distPath', 'to')
      .replaceAll(/=true|format=|js=(?:\[name\])?/g, ''),
  );
  expect(files.join(' | ')).toBe(expected);
});

it.each<[ToolId, string, string]>([
  ['tsup', "entryPoints: ['a/*.ts']", 'entryPoints'],
  ['tsup', "dts: 'a.ts'", 'dts'],
  ['rollup', "output: { format: 'umd', paths: { a: 'b' } }", 'output.paths'],
  ['rollup', 'external: [/node_modules/]', 'external'],
  ['esbuild', "bundle: true, outbase: 'src'", 'outbase'],
  ['vite', "css: { modules: { localsConvention: 'dashes', hashPrefix: 'a' } }", 'css.modules'],
  ['vite', "css: { postcss: './config' }", 'css.postcss'],
  ['tsc', 'compilerOptions: { removeComments: false }', 'compilerOptions.removeComments'],
])('says that not all of it is kept: %s, %s', (tool, options, path) => {
  const notes = convert(`export default { ${options} };`, tool).notes.map((note) =>
    note.type === 'row' && note.verdict === 'decision' ? note.options : [],
  );
  expect(notes.flat()).toContainEqual(expect.objectContaining({ path, state: 'written' }));
});

it.each<[ToolId, string, string]>([
  ['rollup', "external: 'b', output: { paths: { a: 'c' } }", "[{ a: 'c' }, 'b']"],
  [
    'esbuild',
    'sourcesContent: false, sourcemap: true',
    "sourceMap: { js: 'nosources-source-map' }",
  ],
  ['vite', "define: { A: { b: 'c' } }", "define: { A: JSON.stringify({ b: 'c' }) }"],
  ['vite', "publicDir: 'a', build: { copyPublicDir: false }", 'publicDir: false'],
  ['vite', 'build: { lib: {}, assetsInlineLimit: 0 }', 'dataUriLimit: 100000'],
  ['vite', "resolve: { conditions: ['a'] }", "conditionNames: ['a', '...']"],
  ['unbuild', "entries: ['a/', { input: 'b', name: 'c' }]", "entry: { c: './b.ts' }"],
])('keeps what one option does to another: %s, %s', (tool, options, expected) =>
  expect(getBody(`export default { ${options} };`, tool).replaceAll(/\s+/g, ' ')).toContain(
    expected,
  ),
);

it('writes aliases of Vite that are a list', () => {
  const text = "export default { resolve: { alias: [{ find: '@', replacement: '/src' }] } };";
  expect(getBody(text, 'vite')).toContain("alias: { '@': './src' }");
});

describe('a config of tsdown or tsc', () => {
  it.each([
    ["target: 'ES2021'", true],
    ["target: 'ES2022'", false],
    ["target: 'es5', useDefineForClassFields: true", false],
    ['useDefineForClassFields: false', true],
  ])('keeps class fields as tsc writes them: %s', (options, isAssigned) => {
    const body = getBody(`{ compilerOptions: { ${options} } }`, 'tsc');
    expect(body.includes('useDefineForClassFields: false')).toBe(isAssigned);
  });

  it('names what its defaults do, and of CommonJS only where it is built', () => {
    const getUnset = (text: string, tool: ToolId = 'tsdown') =>
      listStates(convert(text, tool).notes).filter((state) => state.endsWith('unset'));
    expect(getUnset('{}', 'tsc').join()).toMatch(/\.declaration unset,\w+\.target unset$/);
    expect(getUnset('export default {};')).toEqual(['fixedExtension unset', 'dts unset']);
    expect(
      getUnset("export default { format: ['esm', 'cjs'], platform: 'browser', dts: true };"),
    ).toEqual(['cjsDefault unset']);
  });

  it('keeps the kinds of values, and writes a text into code and declarations', () => {
    const text = "{ env: { DEBUG: true, MODE: 'x' }, banner: '/*! a */' }";
    const body = getBody(`export default ${text};`, 'tsdown');
    expect(body).toContain("'process.env.DEBUG': 'true'");
    expect(body).toContain(`'import.meta.env.MODE': '"x"'`);
    expect(body).toContain("banner: { js: '/*! a */', dts: '/*! a */' }");
  });
});

it.each([
  ['(format) => `a.${format}.js`', ['a.es.js', 'a.umd.js']],
  ['(f: string, name) => `${name}.${f}.js`', ['[name].es.js', '[name].umd.js']],
  ["(format) => (format === 'es' ? 'a.js' : 'a.umd.cjs')", ['a.js', 'a.umd.cjs']],
  ["(format, name) => (name === 'a' ? `b.${format}` : `c.${format}`)", null],
  ["() => 'a.js'", null],
])('names the files of Vite after `fileName: %s`, where nothing has to run', (fileName, names) => {
  const text = `export default { build: { lib: { entry: 'a.ts', name: 'A', fileName: ${fileName} } } };`;
  const written = getBody(text, 'vite').match(/(?<=filename: \{ js: ')[^']*/g);
  if (names) expect(written).toEqual(names);
  else expect(listStates(convert(text, 'vite').notes)).toContain('build.lib.fileName unread');
});

describe('what cannot be read', () => {
  it('stays as source text, with what it needs of the file', () => {
    const { text, notes } = convert(`import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import unused from 'unused';

const pkg = JSON.parse(readFileSync('./package.json', 'utf8'));
const isDev = process.env.DEV;

export default defineConfig({
  clean: true,
  format: 'esm',
  define: { VERSION: JSON.stringify(pkg.version) },
  sourcemap: isDev,
  external: [/^@acme\\//, 'vue', './own.js'],
});`);
    expect(text).toBe(`import { defineConfig } from '@rslib/core';
import { readFileSync } from 'node:fs';

const pkg = JSON.parse(readFileSync('./package.json', 'utf8'));

const isDev = process.env.DEV;

export default defineConfig({
  source: { define: { VERSION: JSON.stringify(pkg.version) } },
  output: {
    sourceMap: isDev,
    externals: [/^@acme\\//, /^vue($|\\/)/, './own.js'],
  },
});
`);
    expect(listStates(notes)).toContain('define kept');
    expect(listStates(notes)).toContain('sourcemap kept');
    expect(listStates(notes)).toContain('external written');
    const umd = "{ format: 'umd', file: 'a.js', globals: { a: 'A' } }";
    const names = convert(
      `export default { input: 'a.js', external: b, output: ${umd} }`,
      'rollup',
    );
    // The global comes first, as the first that fits counts.
    expect(names.text).toMatch(/externals: \[\s*\{\s*a: [^]*\.\.\.\[b\]\.flat\(\)/);
  });

  it('is left out and said where only the tool or its function knows it', () => {
    const { text, notes } = convert(`export default defineConfig((options) => {
  const files = glob(options.src);
  return { clean: true, format: 'esm', entry: files, minify: !options.watch, dts: getDts() };
});`);
    expect(text).toContain('defineConfig({});');
    expect(listStates(notes)).toEqual(
      expect.arrayContaining(['entry unread', 'minify local', 'dts unread']),
    );
    expect(
      notes.flatMap((note) => (note.type === 'row' && isLeftOut(note) ? note.row : [])),
    ).toEqual([...['`entry`, a list', '`minify`', '`dts: true`']]);
    expect(notes).toContainEqual(expect.objectContaining({ type: 'part', kind: 'Wrapper' }));
  });

  it('is written for modules and scripts where they differ', () => {
    const tsup = convert(
      "export default { format: ['esm', 'iife'], globalName: 'a.b', external: ['c'] }",
    );
    expect(tsup.text).toContain('externals: [/^c($|\\/)/]');
    expect(tsup.text).toContain("umdName: ['a', 'b']");
    const lib = "{ entry: 'a.ts', name: 'a.b', formats: ['umd'] }";
    const rollupOptions = "{ external: ['c'], output: { globals: { c: 'd.e' } } }";
    const vite = convert(
      `export default { build: { lib: ${lib}, rollupOptions: ${rollupOptions} } }`,
      'vite',
    );
    expect(vite.text).toContain("umdName: ['a', 'b']");
    expect(vite.text).toContain("root: ['d', 'e']");
  });

  it('is said of spread objects, getters and prototypes, which never take effect', () => {
    const { text, notes } = convert(`const shared = { minify: true };
export default {
  ...shared, ...load(), get dts() { throw new Error('run'); }, __proto__: { bundle: false },
  constructor: 1, toString: 2, hasOwnProperty: 3, clean: true, format: 'esm',
};`);
    expect(text).toContain('defineConfig({\n  output: { minify: true },\n});');
    expect(
      notes.flatMap((note) => (note.type === 'part' ? [`${note.kind} ${note.text}`] : [])),
    ).toEqual(['Spread ...load()', 'Getter dts', 'Prototype __proto__']);
    expect(notes.flatMap((note) => (note.type === 'unknown' ? [note.option.path] : []))).toEqual([
      ...['constructor', 'toString', 'hasOwnProperty'],
    ]);
  });
});

describe('a text that is no config', () => {
  it.each([
    ['nothing', ' \n', 'Empty', undefined],
    ['a megabyte', 'a'.repeat(1_000_000), 'TooLong', undefined],
    ['a page', '<!doctype html><html></html>', 'Html', '1:1'],
    ['prose', 'How do I build?', 'Syntax', '1:5'],
    ['an unclosed object', 'export default {\n  entry: [\n', 'Syntax', '3:1'],
    ['an unclosed list', "({\n  a: ['x',\n  b: ['y'], c: true, d: (o) => o });", 'Syntax', '3:4'],
    ['broken JSON', '{ "a": }', 'Syntax', '1:8'],
    ['no export', 'const a = 1;', 'NoConfig', undefined],
    ['an export of something else', 'export default 42;', 'NoConfig', '1:16'],
    ['a call that would have to run', '\nexport default merge(a, b);', 'NoConfig', '2:16'],
    ['deep lists', `export default ${'['.repeat(50_000)}`, 'Deep', undefined],
    ['deep objects', `({ a: ${'{ a: '.repeat(20_000)}`, 'Deep', undefined],
  ])('%s', (_name, text, reason, place) => {
    const error = getError(text, 'tsup');
    expect(error.reason).toBe(reason);
    expect(error.line === undefined ? undefined : `${error.line}:${error.column}`).toBe(place);
  });

  it('is quoted at the place, as far as it fits', () => {
    expect(getError('a\n\tb c;', 'tsup').excerpt).toBe(' b c;\n   ^');
    const long = getError(`${'x'.repeat(99)} yz ${'w'.repeat(99)}`, 'tsup').excerpt.split('\n');
    expect(long[0]?.slice(long[1]?.indexOf('^'))).toMatch(/^yz w+$/);
    expect(long[0]).toHaveLength(36);
  });

  it('never runs', () => {
    const text = `export default (() => { globalThis.wasRun = true; return { minify: true }; })();
globalThis.wasRun = true;`;
    expect(getError(text, 'tsup').reason).toBe('NoConfig');
    expect('wasRun' in globalThis).toBe(false);
  });
});
