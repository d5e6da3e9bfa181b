import { beforeAll, describe, expect, it } from '@rstest/core';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workFolder } from '../../../facts/cases/paths';
import { readExample, readMigration, readRows } from '../../../build/components/migrations';
import { openCache } from '../../../build/read/cache';
import type { FenceIssue } from '../../../build/check/code/fenceClass';
import { runSnippets } from '../../../build/check/code/runSnippets';
import { readPageContent } from '../../../build/components/docsPages';
import { listSnippets } from '../../../build/read/snippets';
import { convertConfig } from '../../../converter/convertConfig';
import { type ToolId, toolIds, toolNames, getToolPage } from '../../../converter/Tool';
import { loadItems, type Options } from './loadItems';
import type { Verdict } from '../../../converter/Rule';
import { findTool } from '../../../converter/tools';
import { pluginRules } from '../../../converter/tools/plugins';

/** What the converter writes otherwise than the page, by item: `path: value`, and why. */
const differences: Readonly<Record<ToolId, { why: string; items: readonly Options[] }>> = {
  tsup: { why: 'nothing differs', items: [{}, {}] },
  tsdown: { why: 'nothing differs', items: [{}, {}] },
  unbuild: { why: 'nothing differs', items: [{}, {}] },
  rollup: {
    why: 'The converter does not see package.json, which makes `vue` external and `.js` the extension; it names the default entry.',
    items: [
      {
        'output.externals': ['vue'],
        'output.filename.js': '[name].js',
        'source.entry.index': './src/index.ts',
      },
      { 'source.entry.index': './src/index.ts' },
    ],
  },
  esbuild: {
    why: 'The page takes the place of `tsc` as well, of which the script of esbuild says nothing.',
    items: [{ dts: undefined }],
  },
  vite: {
    why: 'The converter does not see package.json, which makes `vue` external in ES modules.',
    items: [{ 'output.externals': ['vue'] }, {}],
  },
  tsc: {
    why: 'The page leaves `target` out, since its sources use nothing newer.',
    items: [{ syntax: 'es2022' }],
  },
};

const examples = toolIds.map((id) => ({ id, ...readExample(readMigration(id)) }));
const converted = new Map(examples.map(({ id, before }) => [id, convertConfig(before)]));
const getConverted = (id: ToolId) => converted.get(id) ?? convertConfig('');

describe('the old config of a migration page', () => {
  let errors: (readonly FenceIssue[])[] = [];
  beforeAll(async () => {
    mkdirSync(workFolder, { recursive: true });
    const source = examples
      .map(({ id }) => `\`\`\`ts config\n${getConverted(id).text}\`\`\`\n`)
      .join('\n');
    const snippets = listSnippets(readPageContent(source).fences);
    const cacheFile = path.join(mkdtempSync(path.join(tmpdir(), 'converter-')), 'results.json');
    errors = await runSnippets(snippets, openCache<FenceIssue[]>(cacheFile), 'test');
  }, 240_000);

  for (const [index, { id, before, after }] of examples.entries()) {
    const name = toolNames[id];
    it(`${name}: is detected from its text, compiles and loads`, () => {
      expect(getConverted(id).tool).toBe(id);
      expect(errors[index]).toEqual([]);
    });

    it(`${name}: gives the options that the page gives (${differences[id].why})`, async () => {
      const [own, page] = await Promise.all([loadItems(getConverted(id).text), loadItems(after)]);
      expect(own).toHaveLength(page.length);
      for (const [place, item] of own.entries()) {
        const paths = new Set([...Object.keys(item), ...Object.keys(page[place] ?? {})]);
        const differing = [...paths].filter(
          (option) => JSON.stringify(item[option]) !== JSON.stringify(page[place]?.[option]),
        );
        expect(Object.fromEntries(differing.map((option) => [option, item[option]]))).toEqual(
          differences[id].items[place],
        );
      }
    });

    it(`${name}: every option of it has a row, and none is lost`, () => {
      const { notes } = convertConfig(before);
      expect(notes.filter(({ type }) => type !== 'row')).toEqual([]);
      const states = notes.flatMap((note) => (note.type === 'row' ? note.options : []));
      expect(states.map(({ state }) => state)).not.toContain('unread');
    });
  }
});

const kinds: Readonly<Record<string, Verdict>> = {
  Converted: 'converted',
  'Needs a decision': 'decision',
  'No equivalent': 'none',
};

const sortRows = (rows: readonly (readonly [string, Verdict | undefined])[]) =>
  [...new Set(rows.map(([row, verdict]) => `${row} | ${verdict}`))].sort();

describe('the converter says of every option what its migration page says', () => {
  for (const id of toolIds) {
    const page = getToolPage(id);
    const { rules } = findTool(id);
    const rows = readRows(id).filter(({ kind }) => kind !== undefined);

    it(`${page}: ${rows.length} rows`, () => {
      expect(rows.length).toBeGreaterThan(35);
      expect(sortRows(rules.map(({ row, verdict }) => [row, verdict]))).toEqual(
        sortRows(rows.map(({ row, kind = '' }) => [row, kinds[kind]])),
      );
    });
  }

  it.each(['vite', 'rollup'] as const)('knows every plugin that the page of %s lists', (id) => {
    const rows = readRows(id).filter(({ row, kind }) => !kind && row.startsWith('`'));
    expect(pluginRules[id].map(({ row }) => row).sort()).toEqual(rows.map(({ row }) => row).sort());
  });

  it('quotes the names of functions as they are called', () => {
    const row = readRows('tsdown').find((one) => one.row === '`cjsDefault: true`');
    expect(row?.becomes.filter(({ isCode }) => isCode)).toMatchObject([{ text: 'require()' }]);
  });

  it('quotes no space before the stop, where the page names a case', () => {
    const row = readRows('tsup').find((one) => one.row === '`clean: true`');
    expect(row?.becomes).toEqual([{ text: 'The default' }]);
  });

  it('quotes each row in the language of the reader', () => {
    const rows = toolIds.map((id) => readRows(id, 'zh'));
    const kinds = rows.flat().flatMap(({ kind = [] }) => kind);
    expect([...new Set(kinds)]).toEqual(['已转换', '需要决定', '没有对应项']);
    const row = rows[0]?.find((one) => one.row === '`killSignal`');
    expect(row?.becomes).toEqual([{ text: '无：没有需要结束的进程' }]);
  });
});
