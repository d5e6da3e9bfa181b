import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';

const read = (file: string) => readFileSync(file, 'utf8');

// What a script and a stylesheet must each be told.

test.each(['sidebar/Sidebar', 'topBar/TopBar'])(
  'popovers of %s close where the stylesheet makes them a part of the page',
  (name) => {
    const [, width] = /@media \(width <= (\w+)\)/.exec(read(`theme/${name}.module.css`)) ?? [];
    expect(read('theme/ui/popoverScript.ts')).toContain(`'(width > ${width})'`);
  },
);

test('the bar of a landing page is opaque at the same height with and without scroll timelines', () => {
  const [, height] = /--bar-opaque-from: (\d+)px/.exec(read('theme/styles/tokens.css')) ?? [];
  expect(read('theme/topBar/useBarScroll.ts')).toContain(`opaqueFrom = ${height};`);
});
