import { expect, test } from '@rstest/core';
import { findWorkspaces } from '../../../../../facts/cases/run/findWorkspaces';

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

test('a folder takes itself', () => {
  expect(find(['tools'], { tools: 'tools', 'tools/a': 'a' })).toEqual({ tools: 'tools' });
});

test('a package without workspaces links nothing', () => {
  expect(find(undefined, { 'packages/a': 'a' })).toEqual({});
});

test('a broken package.json has no workspaces', () => {
  expect(findWorkspaces(new Map([['package.json', Buffer.from('{ "name":')]])).size).toBe(0);
});
