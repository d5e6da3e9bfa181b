import { describe, expect, it } from '@rstest/core';
import { checkManifest } from '../../../packageCheck/checkFiles';
import { readManifest } from '../../../packageCheck/manifest';
import { listOwnFindings, rules } from '../../../packageCheck/rules';
import { packCase } from '../../support/packedCase';

const check = (name: string) => {
  const files = packCase(name);
  return listOwnFindings(readManifest(files), files);
};

describe('each rule finds its mistake in a case', () => {
  it.each([
    ['dual-types-last-trap', 'TypesLast', ['exports["."].types']],
    ['dual-types-last-trap', 'SharedTypes', ['exports["."]']],
    ['dual-missing-file-trap', 'EntryNotWrittenNearest', ['exports["."].require']],
    ['bundle-off-main-trap', 'EntryNotWrittenNearest', ['main']],
    ['bundle-off-one-entry-trap', 'ImportNotWritten', ['dist/index.js → ./splitWords.js']],
    ['bundle-off-dev-dependencies-trap', 'ImportNotInstalled', ['dist/index.js → clamp']],
    ['deps-types-of-dev-dependency-trap', 'ImportNotInstalled', ['dist/index.d.ts → words']],
    ['css-side-effects-bundle-off-trap', 'StylesDropped', ['dist/button.css']],
    ['format-umd-no-name', 'UmdWithoutName', ['dist/index.js']],
    ['format-umd-module-package-trap', 'UmdReadAsEsm', ['dist/index.js']],
    ['css-side-effects-bundle-off-trap', 'NeedsBundler', ['dist/index.js']],
    ['external-auto-off', 'DependencyBundled', ['dependencies.clamp']],
  ])('%s: %s', (name, code, places) => {
    const found = check(name).find((finding) => finding.code === code);
    expect(found?.places).toEqual(places);
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
    ["try { exports.a = require('b'); } catch {}", {}, []],
    ["import('b').catch(() => {});", {}, []],
    ["import 'bun';", {}, []],
    ["import './a.css'", { sideEffects: ['**/*.{css,scss}'] }, []],
    ["import './a.css'", { sideEffects: ['./dist/?.css'] }, []],
    ["import './a.css'", { sideEffects: ['/dist/*'] }, ['StylesDropped']],
    ["import './a.css'", { sideEffects: ['*/lib/*.css'] }, ['StylesDropped']],
  ])('reads imports and patterns: %j with %j', (text, manifest, codes) => {
    const encode = (content: string) => new TextEncoder().encode(content);
    const files = new Map([
      ['dist/index.js', encode(text)],
      ['dist/a.css', encode('')],
      ['é 100%.js', encode('export {};\n')],
    ]);
    const found = listOwnFindings({ name: 'a', ...manifest }, files);
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it('bundle-off-tests-trap: SourcesPublished', () => {
    const found = check('bundle-off-tests-trap').find(({ code }) => code === 'SourcesPublished');
    expect(found?.places).toContain('dist/splitWords.test.js');
    expect(found?.places).toContain('src/index.ts');
    expect(found?.places).toContain('rslib.config.ts');
  });
});

it.each(rules)('$code is found in each of its cases', ({ code, cases, find }) => {
  expect(cases).not.toEqual([]);
  for (const name of cases) {
    const files = packCase(name);
    // One that finds a file like the one that is missing says so.
    const found = find(readManifest(files), files).map((one) => one.code.replace(/Nearest$/, ''));
    expect(found, name).toEqual([code]);
  }
});

it.each(['home-dual', 'publish-esm', 'css-bundle-off', 'format-umd', 'external-dependencies'])(
  '%s has none of these mistakes',
  (name) => {
    const codes = check(name).map(({ code }) => code);
    // Without `files` the sources of a case are in its package.
    expect(codes.filter((code) => code !== 'SourcesPublished')).toEqual([]);
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
    expect(findings.map(({ code, reportedBy }) => [code, reportedBy])).toEqual([
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
