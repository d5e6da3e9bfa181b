import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ToolFacts } from '../../../../../facts/tool/toolFacts';
import { listFiles } from '../../../../../build/read/files';
import { openCache } from '../../../../../build/read/cache';
import { createCodeCheck } from '../../../../../build/check/code/codeCheck';
import { listTypeComparisons } from '../../../../../build/check/code/apiTypes';
import type { FenceIssue } from '../../../../../build/check/code/fenceClass';
import { getToolchainKey, runSnippets } from '../../../../../build/check/code/runSnippets';
import { readPageContent } from '../../../../../build/components/docsPages';
import { listSnippets } from '../../../../../build/read/snippets';
import { codeRules } from '../../../../../build/read/rules';
import { plantedErrors, type PlantedError } from './plantedErrors';
import { copyTree, createHonestTree, type Tree } from './plantedTree';

let honest: Tree;
/** Where each error is, and the line that it was planted on. */
const planted = new Map<PlantedError, { tree: Tree; line: number }>();

const listTrees = () => [...planted.values()].map(({ tree }) => tree);

const openCheck = ({ folder }: Tree) =>
  createCodeCheck({
    root: path.join(folder, 'docs'),
    base: folder,
    folders: { cases: path.join(folder, 'cases'), results: path.join(folder, 'results') },
    listFolder: folder,
    sentencesFile: path.join(folder, 'factSentences.zh.json'),
    cacheFolder: path.join(folder, 'cache'),
  });
const check = (tree: Tree) => openCheck(tree).checkAll();

/** Line of a place in a text, from 1. */
const getLine = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function plant([file, from, to, , at]: PlantedError): { tree: Tree; line: number } {
  const tree = copyTree(honest);
  const text = tree.read(file);
  const start = text.indexOf(from);
  if (start < 0) throw new Error(`${file} does not contain ${from}`);
  const changed = text.slice(0, start) + to + text.slice(start + from.length);
  tree.write(file, changed);
  if (at) {
    const told = tree.read(at.file ?? file);
    return { tree, line: getLine(told, told.indexOf(at.text)) };
  }
  const difference = [...to].findIndex((letter, index) => letter !== from[index]);
  return { tree, line: getLine(changed, start + Math.max(difference, 0)) };
}

/** Compiles and loads what all trees show in one go; each is then judged by itself. */
async function proveAll(all: readonly Tree[]): Promise<void> {
  const cacheFile = path.join(honest.folder, 'cache', 'results.json');
  const results = openCache<FenceIssue[]>(cacheFile);
  const { exports } = JSON.parse(honest.read('results/tool.json')) as ToolFacts;
  const snippets = all.flatMap((tree) =>
    listFiles(path.join(tree.folder, 'docs')).flatMap((file) => {
      const { fences } = readPageContent(tree.read(`docs/${file}`));
      const exported = file.endsWith('/types.mdx') ? exports.types : [];
      return [...listSnippets(fences), ...listTypeComparisons(fences, exported)];
    }),
  );
  await runSnippets(snippets, results, getToolchainKey());
  results.save();
  for (const { folder } of all) {
    if (folder !== honest.folder) cpSync(cacheFile, path.join(folder, 'cache', 'results.json'));
  }
}

beforeAll(async () => {
  honest = createHonestTree();
  for (const one of plantedErrors) planted.set(one, plant(one));
  await proveAll([honest, ...listTrees()]);
}, 300_000);

afterAll(() => {
  for (const { folder } of [honest, ...listTrees()]) rmSync(folder, { recursive: true });
});

it('what is true passes', async () => {
  expect(await check(honest)).toEqual([]);
});

it('a translation that shows what English no longer does is no error', () => {
  const tree = copyTree(honest);
  tree.write('docs/zh/a.mdx', '# 甲\n\n一句话。<Tested cases="gone-case" />\n');
  expect(openCheck(tree).checkQuickly()).toMatchObject([
    { file: 'docs/zh/a.mdx', line: 3, rule: 'translation-outdated', severity: 'warning' },
  ]);
  rmSync(tree.folder, { recursive: true });
});

it('nothing is missed where a page cannot be read', () => {
  const tree = copyTree(honest);
  for (const file of listFiles(path.join(tree.folder, 'docs/en')))
    tree.write(`docs/en/${file}`, '<a');
  expect(openCheck(tree).checkQuickly()).toEqual([]);
  rmSync(tree.folder, { recursive: true });
});

it('a sentence of the facts that changes in English alone is no error', () => {
  const tree = copyTree(honest);
  const questions = 'factSentences.zh.json';
  tree.write(questions, tree.read(questions).replace('How do I publish', 'How do I ship'));
  tree.write('docs/zh/a.mdx', '# 甲\n\n<Option path="output.autoExternal" />\n');
  expect(openCheck(tree).checkQuickly()).toMatchObject([
    {
      file: 'cases/dual-separate-folders/case.ts',
      rule: 'sentence-untranslated',
      severity: 'warning',
      message: expect.stringContaining('“How do I publish a dual package') as string,
      hint: expect.stringContaining(`to site/${questions}.`) as string,
    },
    { file: questions, line: 2, rule: 'sentence-gone', severity: 'warning' },
    {
      file: 'results/tool.json',
      rule: 'sentence-untranslated',
      message: expect.stringContaining('“`true` for ESM/CJS') as string,
    },
  ]);
  rmSync(tree.folder, { recursive: true });
});

describe(`${plantedErrors.length} false statements are caught, each at its line`, () => {
  it('there are forty or more', () => expect(plantedErrors.length).toBeGreaterThanOrEqual(40));

  it('every rule has one', () =>
    expect([...new Set(plantedErrors.map(([, , , rule]) => rule))].sort()).toEqual(
      Object.keys(codeRules).sort(),
    ));

  it.each(plantedErrors.map((one) => [one[3], one[1], one[2], one] as const))(
    '%s: %j, as %j',
    async (rule, _from, _to, one) => {
      const [file, , , , at] = one;
      const { tree, line } = planted.get(one) ?? { tree: honest, line: 0 };
      const issues = await check(tree);
      const found = issues.map((issue) => `${issue.file}:${issue.line} ${issue.rule}`);
      expect(found).toContain(`${at?.file ?? file}:${line} ${rule}`);
      // `npm run check -- <page>` tells what other files lack for it.
      if (at?.file?.endsWith('case.ts') && rule === 'case-unlisted') {
        expect(issues.find((issue) => issue.rule === rule)?.about).toContain(file);
      }
    },
  );
});
