import { expect, it } from '@rstest/core';
import type { Code } from 'mdast';
import { outputDiff } from '../../../../../build/components/list/output';
import { openFactStore } from '../../../../../build/components/factStore';

const store = openFactStore();

it('<OutputDiff /> marks no line that differs in its line end alone', () => {
  // API Extractor writes Windows line ends, the compiler does not.
  expect(store.getOutput('dts-bundle', 'index.d.ts')).toContain('\r\n');
  const blocks = outputDiff.render({ from: 'dts-true', to: 'dts-bundle' }, store);
  const declarations = blocks
    .filter((block): block is Code => block.type === 'code')
    .find(({ meta }) => meta === 'title="dist/index.d.ts"');
  const lines = declarations?.value.split('\n') ?? [];
  expect(lines).toContain(' export declare function toSlug(title: string): string;');
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([
    "-import { type Words } from './splitWords.js';",
    '-export type { Words };',
  ]);
});
