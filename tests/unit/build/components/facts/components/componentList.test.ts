import { expect, test } from '@rstest/core';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { componentList } from '../../../../../../build/components/componentList';
import { openFactStore } from '../../../../../../build/components/factStore';
import { parts } from '../../../../../../site/parts';

test('every part is listed with its props', () => {
  const children = componentList.render({}, openFactStore());
  const rows = unified()
    .use(remarkStringify)
    .use(remarkGfm, { tablePipeAlign: false })
    .stringify({ type: 'root', children })
    .split('\n');
  for (const name of Object.keys(parts)) {
    expect(rows.filter((row) => row.startsWith(`| \`<${name}>\` |`))).toHaveLength(1);
  }
  expect(rows).toContain(
    '| `<Badge>` | A word about what stands before it, such as “experimental”. | ' +
      '`tone`: one of note, tip, warning, danger | anywhere |',
  );
  expect(rows.find((row) => row.startsWith('| `<Diagram>`'))).toContain(
    '`title`: a text, required',
  );
  expect(rows.find((row) => row.startsWith('| `<Column>`'))).toMatch(/none \| `<Columns>` \|$/);
});
