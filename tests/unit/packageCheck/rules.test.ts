import { describe, expect, it } from '@rstest/core';
import { checkManifest } from '../../../packageCheck/checkFiles';
import { readManifest } from '../../../packageCheck/manifest';
import { listOwnFindings } from '../../../packageCheck/rules';
import { packCase } from '../../support/packedCase';

const check = (name: string) => {
  const files = packCase(name);
  return listOwnFindings(readManifest(files), files);
};

describe('each rule finds its mistake in a case', () => {
  it.each([
    ['dual-types-last-trap', 'TypesLast', ['exports["."].types']],
    ['dual-types-last-trap', 'SharedTypes', ['.']],
    ['dual-missing-file-trap', 'EntryNotWrittenNearest', ['exports["."].require']],
    ['bundle-off-main-trap', 'EntryNotWrittenNearest', ['main']],
    ['bundle-off-one-entry-trap', 'ImportNotWritten', ['dist/index.js → ./splitWords.js']],
    ['css-side-effects-bundle-off-trap', 'StylesDropped', ['dist/button.css']],
    ['format-umd-no-name', 'UmdWithoutName', ['dist/index.js']],
    ['external-auto-off', 'DependencyBundled', ['dependencies.clamp']],
  ])('%s: %s', (name, code, places) => {
    const found = check(name).find((finding) => finding.code === code);
    expect(found?.places).toEqual(places);
  });

  it.each([
    ['names that an address would encode', "import '../é 100%.js';", {}, 'ImportNotWritten', []],
    ['a comment', '/*\nimport x from "./gone.js"\n*/', {}, 'ImportNotWritten', []],
    [
      'some lines',
      "import {\n x\n} from './a.css'",
      { sideEffects: false },
      'StylesDropped',
      ['a.css'],
    ],
    [
      'one line',
      "import a from'b';import'./a.css'",
      { sideEffects: false },
      'StylesDropped',
      ['a.css'],
    ],
    ['braces', "import './a.css'", { sideEffects: ['**/*.{css,scss}'] }, 'StylesDropped', []],
    ['a question mark', "import './a.css'", { sideEffects: ['./dist/?.css'] }, 'StylesDropped', []],
    ['a slash', "import './a.css'", { sideEffects: ['/dist/*'] }, 'StylesDropped', ['a.css']],
    [
      'another folder',
      "import './a.css'",
      { sideEffects: ['*/lib/*.css'] },
      'StylesDropped',
      ['a.css'],
    ],
  ])('reads imports and patterns with %s', (_name, text, manifest, code, places) => {
    const encode = (content: string) => new TextEncoder().encode(content);
    const files = new Map([
      ['dist/index.js', encode(text)],
      ['dist/a.css', encode('')],
      ['é 100%.js', encode('export {};\n')],
    ]);
    const found = listOwnFindings({ name: 'a', ...manifest }, files).find(
      (one) => one.code === code,
    );
    expect(found?.places ?? []).toEqual(places.map((place) => `dist/${place}`));
  });

  it('bundle-off-tests-trap: SourcesPublished', () => {
    const found = check('bundle-off-tests-trap').find(({ code }) => code === 'SourcesPublished');
    expect(found?.places).toContain('dist/splitWords.test.js');
    expect(found?.places).toContain('src/index.ts');
    expect(found?.places).toContain('rslib.config.ts');
  });
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
      ['USE_TYPE', ['publint']],
      ['USE_ENGINES_NODE', ['publint']],
    ]);
    expect(
      rows.map(({ entry, cells }) => [entry, cells.import?.file, cells.require?.file]),
    ).toEqual([['.', 'a.js', 'a.cjs']]);
  });

  it('is refused where it is no package.json', async () => {
    await expect(checkManifest('{')).rejects.toMatchObject({ reason: 'BadManifest' });
    await expect(checkManifest('"a"')).rejects.toMatchObject({ reason: 'BadManifest' });
    await expect(checkManifest('{"exports":{"a":[[["./a.js"]]]},"main":1}')).resolves.toBeDefined();
  });
});
