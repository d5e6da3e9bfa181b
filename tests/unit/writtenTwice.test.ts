import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';

const read = (file: string) => readFileSync(file, 'utf8');

// What a script and a stylesheet must each be told.

test('the bar of a landing page is opaque at the same height with and without scroll timelines', () => {
  const [, height] = /--bar-opaque-from: (\d+)px/.exec(read('theme/styles/tokens.css')) ?? [];
  expect(read('theme/topBar/useBarScroll.ts')).toContain(`opaqueFrom = ${height};`);
});
