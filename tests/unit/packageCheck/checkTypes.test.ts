import { describe, expect, it } from '@rstest/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkFiles } from '../../../packageCheck/checkFiles';
import { checkTypes, runTypesWrong } from '../../../packageCheck/checkTypes';
import { summarize } from '../../../packageCheck/summary';
import { packCase } from '../../support/packedCase';

const summarizeCase = async (name: string) => {
  const files = packCase(name);
  return summarize(await checkFiles(files), await checkTypes(files));
};

const pack = (manifest: object, files: Readonly<Record<string, string>>) => {
  const all = { 'package.json': JSON.stringify({ name: 'a', ...manifest }), ...files };
  const encoder = new TextEncoder();
  return new Map(Object.entries(all).map(([name, text]) => [name, encoder.encode(text)]));
};

/** Cases whose verdicts `npm run facts` keeps: their keys do not tell that the package check was changed. */
const judged = readdirSync('facts/results').filter((name) => {
  const file = `facts/results/${name}/result.json`;
  return existsSync(file) && /"(?:publint|typesWrong)":/.test(readFileSync(file, 'utf8'));
});

describe('says the same as the checkers of the cases', () => {
  it.each(judged)('%s', async (name) => {
    const { publint, typesWrong } = JSON.parse(
      readFileSync(`facts/results/${name}/result.json`, 'utf8'),
    ) as { publint?: string[]; typesWrong?: string[] };
    const files = packCase(name);
    const { findings } = await checkFiles(files);
    const codes = findings
      .filter(
        ({ reportedBy, severity }) => reportedBy.includes('publint') && severity !== 'suggestion',
      )
      .flatMap(({ code, replacesCodes = [], replacesSamePlaces = [] }) => [
        code,
        ...replacesCodes,
        ...replacesSamePlaces,
      ]);
    for (const code of publint ?? []) expect(codes).toContain(code);
    if (publint?.length === 0) expect(codes).toEqual([]);
    if (!typesWrong) return;
    const result = await runTypesWrong(files);
    const problems = result.types
      ? result.problems.filter(
          (one) => !('resolutionKind' in one && one.resolutionKind === 'node10'),
        )
      : [];
    expect([...new Set(problems.map(({ kind }) => kind))].sort()).toEqual(typesWrong);
  });
});

describe('the sentence', () => {
  it('names every way of a package with two formats', async () => {
    const { verdict, findings } = await summarizeCase('home-dual');
    expect(verdict).toEqual({
      works: ['import', 'require', 'node16-esm', 'node16-cjs', 'bundler'],
      newer: [],
      bundler: [],
      partly: [],
      fails: [],
    });
    expect(findings.filter(({ severity }) => severity !== 'suggestion')).toEqual([]);
  });

  it('says of each entry what concerns it alone', async () => {
    const entry = { types: './dist/index.d.ts', default: './dist/index.js' };
    const exports = { '.': entry, './extra': './dist/extra.js' };
    const files = { 'dist/index.js': 'export {};', 'dist/index.d.ts': 'export {};' };
    const { findings } = await checkTypes(pack({ type: 'module', exports }, files));
    const places = findings.map(({ code, places: [place] }) => [code, place]);
    expect(places).toContainEqual(['NoResolution', 'exports["./extra"]']);
    expect(places).toContainEqual(['OldResolution', 'exports["."]']);
  });

  it.each([
    ['export declare const a: 1;\nexport default a;', 'partly', 'warning'],
    ['declare const a: 1;\nexport { a as default };', 'fails', 'error'],
  ] as const)('CommonJS types of an ES module with “%s”: %s', async (types, level, severity) => {
    const exports = { types: './index.d.ts', import: './index.mjs' };
    const code = 'export const a = 1;\nexport default a;';
    const files = pack({ exports }, { 'index.mjs': code, 'index.d.ts': types });
    const { findings, verdict } = summarize(await checkFiles(files), await checkTypes(files));
    expect(verdict[level]).toContain('node16-esm');
    expect(findings.find((one) => one.code === 'FalseCJS')?.severity).toBe(severity);
  });

  it('looks at each file that a pattern stands for', async () => {
    const exports = {
      './*': { types: './dist/*.d.ts', default: './dist/*.js' },
      './own/*': { types: './dist/own/*.d.ts', default: './dist/own/*.js' },
      './one': './dist/index.js',
    };
    const code = { 'dist/index.js': 'export {};', 'dist/a/b.js': 'export {};' };
    const types = { 'dist/index.d.ts': 'export {};', 'dist/own/c.d.ts': 'export {};' };
    const files = pack(
      { type: 'module', exports },
      { ...code, ...types, 'dist/own/c.js': "import './none.js';" },
    );
    const { rows, findings, verdict } = summarize(await checkFiles(files), await checkTypes(files));
    const cells = Object.fromEntries(
      rows.map(({ entry, cells: { import: code = { word: '' }, bundler = { word: '' } } }) => [
        entry,
        [code.word, bundler.word],
      ]),
    );
    expect(cells).toEqual({
      './*': ['Pattern', 'UntypedResolution'],
      './own/*': ['BrokenImport', 'Pattern'],
      './one': ['Esm', 'Typed'],
    });
    expect(verdict.partly).toContain('bundler');
    const untyped = findings.find((one) => one.code === 'UntypedResolution');
    expect(untyped?.places).toEqual(['exports["./*"] → ./a/b']);
  });

  it('does not count a style sheet that has no types', async () => {
    const { verdict, rows, findings } = await summarizeCase('solution-vue');
    expect(verdict.works).toContain('bundler');
    const missing = findings.find(({ code }) => code === 'OldResolution');
    expect(missing).toMatchObject({ severity: 'suggestion', places: ['exports["."]'] });
    expect(rows.map(({ entry }) => entry)).toContain('./style.css');
  });

  it.each([
    ['import x from "./sub/a.js"', 'import "../a.css?inline"', 'module', true],
    ['exports.x = require("./sub/a.js")', 'exports.y = require("../a.svg")', 'commonjs', true],
    ['import "b/style.css"', '', 'module', true],
    ['import x from "./sub/a.js"', 'export default import("./a.css")', 'module', false],
  ])('knows code that needs a bundler: %s, %s', async (index, other, type, isNeeded) => {
    const exports = { '.': './index.js', './style': './a.css', './other': './other.js' };
    const files = { 'index.js': index, 'other.js': index, 'sub/a.js': other, 'a.css': '' };
    const manifest = { type, exports, dependencies: { b: '1' } };
    const { verdict, rows } = summarize(await checkFiles(pack(manifest, files)));
    expect(verdict.bundler).toEqual(isNeeded ? ['import', 'require'] : []);
    expect(rows[1]?.cells.import).toMatchObject({ state: 'works', word: 'Data' });
  });

  it.each([
    ['import "./sub/a.js"', 'import "b"', ['import', 'require']],
    ['import "./sub/a.js"', 'import "./gone.js"', ['import', 'require']],
    ['import "./sub/a"', '', ['import', 'require']],
    ['import("./sub/a.js")', 'import "b"', []],
  ])('knows code that imports what users do not have: %s, %s', async (index, other, fails) => {
    const files = { 'index.js': index, 'sub/a.js': other };
    const manifest = { type: 'module', exports: './index.js' };
    const { verdict } = summarize(await checkFiles(pack(manifest, files)));
    expect(verdict.fails).toEqual(fails);
  });

  it('knows declarations that import what users do not have, by way of others', async () => {
    const files = pack(
      { type: 'module', exports: { types: './index.d.ts', default: './index.js' } },
      {
        'index.js': 'export {};',
        'index.d.ts': "export * from './types.js';",
        'types.d.ts': "import type { B } from 'b';\nexport type A = B;",
      },
    );
    const { verdict } = summarize(await checkFiles(files), await checkTypes(files));
    expect(verdict.works).toEqual(['import']);
    expect(verdict.partly).toContain('bundler');
  });

  it('takes a style sheet that declarations import for no missing types', async () => {
    // Without an extension, as `exports` does not allow it.
    const manifest = { type: 'module', types: './a.d.ts', main: './a' };
    const files = { 'a.js': 'export {};', 'a.d.ts': "import './a.css';\nexport {};" };
    const { findings } = await checkTypes(pack(manifest, files));
    expect(findings.map(({ code }) => code)).toEqual(['CJSResolvesToESM']);
  });

  it('names a missing file once, and places as package.json has them', async () => {
    const exports = {
      '.': { types: './dist/a.d.ts', default: './dist/a.js' },
      './b': ['./dist/b.js'],
    };
    const files = pack(
      { type: 'module', exports },
      { 'dist/index.js': 'export {};', 'dist/index.d.ts': 'export {};' },
    );
    const { findings } = summarize(await checkFiles(files), await checkTypes(files));
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      {
        code: 'EntryNotWritten',
        places: ['exports["."].types', 'exports["."].default', 'exports["./b"][0]'],
        reportedBy: ['rslib', 'publint', 'attw'],
      },
    ]);
  });

  it('says where a package has no types, and where an entry is missing', async () => {
    const { verdict, findings } = await summarizeCase('dual-missing-file-trap');
    expect(verdict.works).toEqual(['import']);
    expect(verdict.fails).toContain('require');
    expect(findings.map(({ code }) => code)).toContain('NoTypes');
    expect(findings.filter(({ code }) => code === 'FILE_DOES_NOT_EXIST')).toEqual([]);
  });

  it('asks of a command only what concerns a command', async () => {
    const files = pack({ type: 'module', bin: './dist/a.js' }, { 'dist/a.js': 'export {};' });
    const { rows, findings } = summarize(await checkFiles(files), await checkTypes(files));
    expect(rows).toEqual([]);
    expect(findings.map(({ code }) => code)).toContain('BIN_FILE_NOT_EXECUTABLE');
    expect(findings.map(({ code }) => code)).not.toContain('NoTypes');
  });

  it('knows the ways of Node.js alone until the types come', async () => {
    const { verdict } = summarize(await checkFiles(packCase('home-dual')));
    expect(verdict).toMatchObject({ works: ['import', 'require'], partly: [], fails: [] });
  });
});
