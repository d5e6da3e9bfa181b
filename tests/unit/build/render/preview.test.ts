import { expect, test } from '@rstest/core';
import { preview } from '../../../../build/render/preview';
import { createTestFolder } from '../../../support/testFolder';

const { root, write } = createTestFolder();

test('a page with a preview brings in what reads its fences', async () => {
  write('page.mdx', '# A\n\n```tsx preview\nexport default () => <b>hi</b>;\n```\n');
  const plugins = await preview({ root });
  expect(plugins[0]?.markdown?.remarkPlugins).toHaveLength(2);
  expect(plugins.map(({ name }) => name)).toEqual(['preview']);
});
