import { toString } from 'mdast-util-to-string';
import { expect, test } from '@rstest/core';
import { openFactStore } from '../../../../build/components/factStore';
import { terms } from '../../../../build/components/terms';

test('<Terms /> says what the Chinese pages call a term, each word once', () => {
  const [table] = terms.render({}, openFactStore());
  const rows = table?.type === 'table' ? table.children : [];
  const chinese = rows.map(({ children }) => toString(children[1]));
  expect(chinese).toContain('代码分割');
  expect(new Set(chinese).size).toBe(chinese.length);
  const row = rows.find(({ children }) => toString(children[1]) === '配置');
  expect(row && toString(row.children[0])).toBe('config, configuration');
});
