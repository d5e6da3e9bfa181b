import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { preview } from '../../../../build/render/preview';

function createDocs(page: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'preview-'));
  writeFileSync(path.join(root, 'page.mdx'), page);
  return root;
}

test('a page with a preview brings in what reads its fences', async () => {
  const root = createDocs('# A\n\n```tsx preview\nexport default () => <b>hi</b>;\n```\n');
  const plugins = await preview({ root });
  expect(plugins[0]?.markdown?.remarkPlugins).toHaveLength(2);
  expect(plugins.map(({ name }) => name)).toEqual(['preview']);
});
