import { expect, test } from '@rstest/core';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { openFactStore } from '../../../../../build/components/factStore';
import { components, findBuildTimeComponent } from '../../../../../build/components/registry';

test('every component is listed with its attributes, and its example', () => {
  const children = findBuildTimeComponent('ComponentList')?.render({}, openFactStore()) ?? [];
  const rows = unified()
    .use(remarkMdx)
    .use(remarkStringify)
    .use(remarkGfm, { tablePipeAlign: false })
    .stringify({ type: 'root', children })
    .split('\n');
  for (const name of components.keys()) {
    expect(rows.filter((row) => row.startsWith(`| \`<${name}>\` |`))).toHaveLength(1);
  }
  expect(rows.find((row) => row.startsWith('| `<Diagram>`'))).toContain('`title`: words, required');
  expect(children.at(-1)).toMatchObject({
    name: 'Example',
    children: [{ name: 'div' }, { value: /^<Columns>/ }],
  });
  expect(rows.find((row) => row.startsWith('| `<Column>`'))).toMatch(/none \| `<Columns>` \|$/);
});
