import { expect, test } from '@rstest/core';
import { toTabValue } from '../../../site/tabs';

test('a tab is called by its label in small letters', () => {
  expect(toTabValue('Node.js 22')).toBe('node.js-22');
  expect(toTabValue('src/index.ts')).toBe('src-index.ts');
  expect(toTabValue(' ES modules (ESM) ')).toBe('es-modules-esm');
  expect(toTabValue('浏览器')).toBe('浏览器');
  expect(toTabValue('…')).toBe('');
});
