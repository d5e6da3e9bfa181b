import { createRequire } from 'node:module';
import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { TypeScriptChoice } from '../../../../../facts/cases/defineCase';
import { workFolder } from '../../../../../facts/cases/paths';
import { findWorkspaces, prepareFolder } from '../../../../../facts/cases/run/prepareFolder';
import type { LoadedCase } from '../../../../../facts/cases/readCase';

let work = '';
beforeAll(async () => {
  await mkdir(workFolder, { recursive: true });
  work = await mkdtemp(path.join(workFolder, '.test-prepare-'));
});
afterAll(() => rm(work, { recursive: true }));

const loaded = (
  files: Record<string, string>,
  typescript?: TypeScriptChoice,
  id = 'some-case',
): LoadedCase => ({
  id,
  title: 'A title',
  question: 'A question?',
  expect: {},
  files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  ...(typescript && { typescript }),
});
const read = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');
const findTypeScript = (folder: string) =>
  (
    createRequire(path.join(folder, 'package.json'))('typescript/package.json') as {
      version: string;
    }
  ).version;

test('sources are written as they are, without the description', async () => {
  const folder = await prepareFolder(loaded({ 'src/a.ts': 'a', 'case.ts': 'c' }), work);
  expect(folder).toBe(path.join(work, 'some-case'));
  expect(await read(folder, 'src/a.ts')).toBe('a');
  await expect(read(folder, 'case.ts')).rejects.toThrow('ENOENT');
});

test('dependencies are where a package manager puts them', async () => {
  const files = {
    'dependencies/clamp/index.js': 'clamp',
    'dependencies/@math/sum/index.js': 'sum',
    'src/dependencies/own.ts': 'own',
  };
  const folder = await prepareFolder(loaded(files), work);
  expect(await read(folder, 'node_modules/clamp/index.js')).toBe('clamp');
  expect(await read(folder, 'node_modules/@math/sum/index.js')).toBe('sum');
  expect(await read(folder, 'src/dependencies/own.ts')).toBe('own');
});

test('packages of a monorepo are linked by name', async () => {
  const files = {
    'package.json': '{ "workspaces": ["packages/*"] }',
    'packages/text/package.json': '{ "name": "@acme/text" }',
    'packages/text/index.js': 'text',
  };
  const folder = await prepareFolder(loaded(files), work);
  expect(await realpath(path.join(folder, 'node_modules', '@acme', 'text'))).toBe(
    await realpath(path.join(folder, 'packages', 'text')),
  );
});

test.each<[TypeScriptChoice | undefined, string]>([
  ['5', '5.'],
  ['6', '6.'],
  ['7', '7.'],
  [undefined, '7.'],
])('a case that asks for TypeScript %s finds %s', async (choice, version) => {
  // Node remembers what it resolved: another folder for each compiler.
  const folder = await prepareFolder(loaded({}, choice, `typescript-${choice}`), work);
  expect(findTypeScript(folder).startsWith(version)).toBe(true);
});

test('a case without TypeScript finds none, though the repository has one', async () => {
  const folder = await prepareFolder(loaded({}, 'none', 'no-typescript'), work);
  expect(() => createRequire(path.join(folder, 'package.json')).resolve('typescript')).toThrow(
    /ERR_PACKAGE_PATH_NOT_EXPORTED|No "exports" main defined/,
  );
});

const find = (workspaces: string[] | undefined, packages: Record<string, string>) =>
  Object.fromEntries(
    findWorkspaces(
      new Map([
        ['package.json', Buffer.from(JSON.stringify({ workspaces }))],
        ...Object.entries(packages).map(
          ([folder, name]) =>
            [`${folder}/package.json`, Buffer.from(JSON.stringify({ name }))] as const,
        ),
      ]),
    ),
  );

test('a pattern takes the packages one level below it', () => {
  expect(
    find(['packages/*'], { 'packages/a': '@acme/a', 'packages/a/deep': 'deep', other: 'other' }),
  ).toEqual({ '@acme/a': 'packages/a' });
});
