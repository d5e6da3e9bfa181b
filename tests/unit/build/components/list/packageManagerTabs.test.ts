import { expect, test } from '@rstest/core';
import { VFile } from 'vfile';
import { expandCommands } from '../../../../../build/components/list/packageManagerTabs';
import { addCheckedLine } from '../../../../../build/render/checkedLine';
import { parseTree, writeTree } from '../../mdx';

const line = { tool: '@rslib/core 1.0.1', ran: 1, read: 0, unchecked: 0, cases: '' };

function expand(source: string, shown?: typeof line): string {
  const tree = parseTree(source);
  const file = new VFile({ path: 'docs/en/page.mdx', value: source });
  expandCommands(tree, (reason) => file.fail(reason));
  addCheckedLine('docs', () => shown)(tree, file);
  return writeTree(tree);
}

test('a command becomes tabs of its group with a block of code for each package manager', () => {
  const text = expand('<PackageManagerTabs command="add react" />');
  expect(text).toContain('<Tabs group="package.manager">');
  const tabs = [...text.matchAll(/<Tab label="(.*)">\s+```bash shell\s+(.*)\s+```/g)];
  expect(tabs.map(([, label, code]) => `${label}: ${code}`)).toEqual([
    'npm: npm install react',
    'yarn: yarn add react',
    'pnpm: pnpm add react',
    'bun: bun add react',
  ]);
});

const notRun = '<PackageManagerTabs command="create rslib" not-run="no network" />';

test('why commands were not run is said once, below them', () => {
  const text = expand(notRun, line);
  expect(text.match(/no network/g)).toEqual(['no network']);
  expect(text).toContain('*no network.*');
});

test('a page that does not end with what was checked says nothing of it', () => {
  expect(expand(notRun)).not.toContain('no network');
});
