import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, rstest, test } from '@rstest/core';
import { readToolParts } from '../../../../facts/tool/readToolParts';
import type { ToolFacts } from '../../../../facts/tool/toolFacts';
import { checkToolFacts, toolFactsFile } from '../../../../facts/tool/updateTool';

// A compiler reads all declarations of the tool.
rstest.setConfig({ testTimeout: 60_000 });

test('what is committed is what the readers are told by the installed tool', async () => {
  const { key, ...committed } = JSON.parse(await readFile(toolFactsFile, 'utf8')) as ToolFacts;
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  const parts = await readToolParts();
  expect(JSON.parse(JSON.stringify(parts))).toEqual(committed);
  const find = (wanted: string) => parts.options.find(({ path: name }) => name === wanted);
  expect(find('dts.bundle')).toMatchObject({ members: ['boolean', 'object'], isTopLevel: true });
  expect(find('format')?.members).toContain("'umd'");
  expect(parts.rsbuildOptions.map(({ path: name }) => name)).toContain('source.entry');
  expect(parts.exports.values).toContain('defineConfig');
  expect(parts.exports.types).toContain('LibConfig');
  const target = parts.defaults.find(({ path: name }) => name === 'output.target');
  expect(target?.byFormat).toMatchObject({ esm: '"node"', mf: '"web"' });
});

test('facts that are stale, cut off or missing are told with the command that fixes them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tool-facts-'));
  const file = path.join(folder, 'tool.json');
  expect(await checkToolFacts()).toBeUndefined();
  expect(await checkToolFacts(file)).toContain('is missing or cannot be read');
  await writeFile(file, '{ "key": "0');
  expect(await checkToolFacts(file)).toContain('is missing or cannot be read');
  await writeFile(file, '{ "key": "0" }');
  expect(await checkToolFacts(file)).toMatch(/tool\.json is stale: .* Run `npm run facts`/);
  await rm(folder, { recursive: true });
});
