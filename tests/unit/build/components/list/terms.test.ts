import { expect, test } from '@rstest/core';
import { openFactStore } from '../../../../../build/components/factStore';
import { readWords } from '../../../../../build/components/listContent';
import { terms } from '../../../../../build/components/list/terms';

test('<Terms /> says what the Chinese pages call a term, each word once', () => {
  const [table] = terms.render({}, openFactStore());
  const rows = table?.type === 'table' ? table.children : [];
  const chinese = rows.map(({ children }) => readWords(children.slice(1, 2)));
  expect(chinese).toContain('代码分割');
  expect(new Set(chinese).size).toBe(chinese.length);
  const row = rows.find(({ children }) => readWords(children.slice(1, 2)) === '配置');
  expect(row && readWords(row.children.slice(0, 1))).toBe('config, configuration');
});
