import { describe, expect, it } from '@rstest/core';
import { checkManifest } from '../../../packageCheck/checkFiles';
import type { FindingCode } from '../../../packageCheck/helpPages';
import { readManifest } from '../../../packageCheck/manifest';
import { listOwnFindings, rules } from '../../../packageCheck/rules';
import { packCase } from '../../support/packedCase';

/** Finds mistakes in a case, or in a package of files with their text. */
const check = (packed: string | Readonly<Record<string, string>>) => {
  const files =
    typeof packed === 'string'
      ? packCase(packed)
      : new Map(
          Object.entries(packed).map(([name, text]) => [name, new TextEncoder().encode(text)]),
        );
  return listOwnFindings(readManifest(files), files);
};

/** A package, a rule that finds a mistake in it, and where. */
const mistakes: [Parameters<typeof check>[0], FindingCode, string[]][] = [
  ['dual-types-last-trap', 'TypesLast', ['exports["."].types']],
  ['dual-types-last-trap', 'SharedTypes', ['exports["."]']],
  [{ 'package.json': '{"main":"./dist/a.js"}', 'dist/b.js': '' }, 'EntryNotWritten', ['main']],
  ['dual-missing-file-trap', 'EntryNotWrittenNearest', ['exports["."].require']],
  ['bundle-off-main-trap', 'EntryNotWrittenNearest', ['main']],
  ['bundle-off-one-entry-trap', 'ImportNotWritten', ['dist/index.js → ./splitWords.js']],
  [
    { 'package.json': '{}', 'a.js': "exports.b = require('./b.js');" },
    'ImportNotWritten',
    ['a.js → ./b.js'],
  ],
  [
    { 'package.json': '{}', 'a.mjs': "import './b/c'; import './b';", 'b/c.js': '' },
    'ImportWithoutExtension',
    ['a.mjs → ./b/c', 'a.mjs → ./b'],
  ],
  [
    { 'package.json': '{"dependencies":{"b":"workspace:*"}}' },
    'WorkspaceVersion',
    ['dependencies.b'],
  ],
  ['bundle-off-dev-dependencies-trap', 'ImportNotInstalled', ['dist/index.js → clamp']],
  ['deps-types-of-dev-dependency-trap', 'ImportNotInstalled', ['dist/index.d.ts → words']],
  ['deps-types-package-trap', 'TypesNotInstalled', ['dist/index.d.ts → words']],
  ['dts-bundle-alias-trap', 'CodeInTypes', ['dist/index.d.ts']],
  ['css-side-effects-bundle-off-trap', 'StylesDropped', ['dist/button.css']],
  [
    { 'package.json': '{"sideEffects":false,"exports":{"./*":"./b/*"}}', 'b/b/a.css': '' },
    'StylesDropped',
    ['b/b/a.css'],
  ],
  [
    { 'package.json': '{}', 'test/a.js': "import 'tap';", 'rollup.config.js': "import 'rollup';" },
    'SourcesPublished',
    ['test/a.js', 'rollup.config.js'],
  ],
  [
    {
      'package.json': '{"sideEffects":["**/*.css"]}',
      'dist/index.js': "import './theme.css';\nexport { a } from './a.js';",
      'dist/a.js': "import './a.css';\nexport const a = 1;",
      'dist/b.js': "export { default } from './a.css';",
      'dist/theme.css': '',
      'dist/a.css': '',
    },
    'StylesSkipped',
    ['dist/index.js → ./theme.css'],
  ],
  ['format-umd-no-name', 'UmdWithoutName', ['dist/index.js']],
  ['format-umd-module-package-trap', 'UmdReadAsEsm', ['dist/index.js']],
  [{ 'package.json': '{"unpkg":"./a.umd.cjs"}', 'a.umd.cjs': '' }, 'RefusedByPages', ['unpkg']],
  ['css-side-effects-bundle-off-trap', 'NeedsBundler', ['dist/index.js']],
  ['external-auto-off', 'DependencyBundled', ['dependencies.clamp']],
  [
    'bundle-off-tests-trap',
    'SourcesPublished',
    ['dist/splitWords.test.js', 'src/index.ts', 'rslib.config.ts'],
  ],
];

describe('each rule finds its mistake', () => {
  it.each(mistakes)('%j: %s', (packed, code, places) => {
    const found = check(packed).find((finding) => finding.code === code);
    expect(found?.places).toEqual(expect.arrayContaining(places));
  });

  it.each(rules)('$code has a package with its mistake in `mistakes` above', ({ code, cases }) => {
    const packages = mistakes.filter((one) => one[1].replace(/Nearest$/, '') === code);
    expect(packages).not.toEqual([]);
    expect(packages.map(([packed]) => packed)).toEqual(expect.arrayContaining(cases as string[]));
  });

  it.each([
    ["import '../é 100%.js';", {}, []],
    ['/*\nimport x from "./gone.js"\n*/', {}, []],
    ["import {\n x\n} from './a.css'", { sideEffects: false }, ['StylesDropped']],
    [
      "import a from'b';import'./a.css'",
      { sideEffects: false, dependencies: { b: '1' } },
      ['StylesDropped'],
    ],
    ["import '@a/b/c'; import 'fs'; import '#x'; import 'node:fs'", {}, ['ImportNotInstalled']],
    ["import 'b/c.js'; import 'a/d'", { peerDependencies: { b: '1' } }, []],
    ["exports.a = require('b');", {}, ['ImportNotInstalled']],
    ["try { const a = {}; exports.a = require('b'); } catch {}", {}, []],
    ["import '#b';", { imports: { '#b': 'b' }, dependencies: { b: '1' } }, []],
    ["exports.a = () => {\n  return require('b');\n};", {}, []],
    ["(function (factory) {\n  factory(require('b'));\n});", {}, ['ImportNotInstalled']],
    ["({ a(module) {\n  module.exports = require('b');\n} });", {}, ['ImportNotInstalled']],
    ["import('b').catch(() => {});", {}, []],
    ["import 'bun';", {}, []],
    ["import '@/a.js';", {}, ['ImportNotInstalled']],
    ["exports.a = require('./gone'); require('.//a.css');", {}, []],
    ["try {\n  if (a) {}\n  require('./gone.js');\n} catch {}", {}, []],
    ["(function(require) {\nrequire('./gone.js');\n})", {}, []],
    ["import './a.css'; export const a = 1;", { sideEffects: ['**/*.{css,scss}'] }, []],
    ["import './a.css'; export const a = 1;", { sideEffects: ['./dist/?.css'] }, []],
    ["import './a.css'", { sideEffects: ['/dist/*'] }, ['StylesDropped']],
    ["import './a.css'", { sideEffects: ['*/lib/*.css'] }, ['StylesDropped']],
    ['', { sideEffects: './*.css', exports: './dist/a.css' }, ['StylesDropped']],
    ['', { sideEffects: ['*.css'], exports: './dist/a.css' }, []],
  ])('reads imports and patterns: %j with %j', (text, manifest, codes) => {
    const found = check({
      'package.json': JSON.stringify({ name: 'a', ...manifest }),
      'dist/index.js': text,
      'dist/a.css': '',
      'dist/a.d.ts': 'export interface A {\n    return<T>(value: T): void;\n}\n',
      'é 100%.js': 'export {};\n',
    });
    const about = found.filter(({ code }) => /^(?:Import|Styles|Code|DependencyB)/.test(code));
    expect(about.map(({ code }) => code)).toEqual(codes);
  });
});

it.each([
  ['./dist/cjs/a.js', './dist/cjs/a.cjs'],
  ['./dist/cjs/a.umd.js', './dist/cjs/a.umd.cjs'],
])('means the file of the same folder and name where there is one: %s', (main, nearest) => {
  const files = { 'dist/cjs/a.cjs': '', 'dist/cjs/a.umd.cjs': '', 'dist/es/a.js': '' };
  const [found] = check({ 'package.json': JSON.stringify({ main }), ...files });
  expect(found?.values?.nearest).toBe(nearest);
});

it.each([
  [{ dependencies: { b: '1' } }, ['TypesNotInstalled']],
  [{ dependencies: { b: '1', '@types/b': '1' } }, []],
  // Its own types have replaced those of version 1.
  [{ dependencies: { b: '2' } }, []],
  // Users who install it import it, and have its types.
  [{ peerDependencies: { b: '1' } }, []],
])('knows types that stay with the author: %j', (manifest, codes) => {
  const all = JSON.stringify({ ...manifest, devDependencies: { '@types/b': '^1.0.0' } });
  const found = check({ 'package.json': all, 'a.d.ts': "import type { B } from 'b/c';" });
  expect(found.map(({ code }) => code).filter((code) => code.startsWith('Types'))).toEqual(codes);
});

/** Without `files` the sources of a case are in its package. */
const madeByAllCases: readonly FindingCode[] = ['SourcesPublished'];

it.each(['home-dual', 'publish-esm', 'css-bundle-off', 'format-umd', 'external-dependencies'])(
  '%s has none of these mistakes',
  (name) => {
    const codes = check(name).map(({ code }) => code);
    const own = codes.filter((code) => !madeByAllCases.includes(code));
    expect(own, 'a mistake that all cases have goes into `madeByAllCases`').toEqual([]);
  },
);

describe('a pasted package.json', () => {
  it('says what needs no files, once for all tools', async () => {
    const { findings, rows, files } = await checkManifest(
      JSON.stringify({
        name: 'slugs',
        exports: { '.': { import: './a.js', require: './a.cjs', types: './a.d.ts' }, './b': null },
      }),
    );
    expect(files).toBeUndefined();
    const about = findings.filter(({ code }) => /^(?:Types|Shared|USE_)/.test(code));
    expect(about.map(({ code, reportedBy }) => [code, reportedBy])).toEqual([
      ['TypesLast', ['rslib', 'publint']],
      ['SharedTypes', ['rslib']],
      ['USE_TYPE', ['publint']],
      ['USE_ENGINES_NODE', ['publint']],
    ]);
    expect(
      rows.map(({ entry, cells }) => [entry, cells.import?.file, cells.require?.file]),
    ).toEqual([['.', 'a.js', 'a.cjs']]);
  });

  it.each([
    [{ types: './a.d.ts', import: './a.js', require: './a.cjs' }, ['exports']],
    [{ './b': { types: './a.d.ts', import: './a.mjs', require: './a.cjs' } }, ['exports["./b"]']],
    [{ types: './a.d.ts', import: './a.js', require: './a.js' }, undefined],
    [
      {
        import: { types: './a.d.ts', default: './a.js' },
        require: { types: './a.d.cts', default: './a.cjs' },
      },
      undefined,
    ],
    // Types next to the code may be there.
    [{ import: { types: './a.d.ts', default: './a.js' }, require: './a.cjs' }, undefined],
  ])('has one kind of types for two formats: %j', async (exports, places) => {
    const { findings } = await checkManifest(JSON.stringify({ exports }));
    expect(findings.find(({ code }) => code === 'SharedTypes')?.places).toEqual(places);
  });

  it('is refused where it is no package.json', async () => {
    await expect(checkManifest('{')).rejects.toMatchObject({ reason: 'BadManifest' });
    await expect(checkManifest('"a"')).rejects.toMatchObject({ reason: 'BadManifest' });
    await expect(checkManifest('{"exports":{"a":[[["./a.js"]]]},"main":1}')).resolves.toBeDefined();
  });
});
