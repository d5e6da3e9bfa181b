import { expect, test } from '@rstest/core';
import { listRsbuildOptions } from '../../../../../build/render/overview/listRsbuildOptions';

const options = ['output.distPath', 'source.include', 'splitChunks'].map((path) => ({ path }));

function listHeadings(routePath: string, ...texts: string[]): string[] {
  const headings = texts.map((text) => ({ id: text, text, depth: 2 }));
  const [page] = listRsbuildOptions([{ routePath, title: 'A page', headings }], options);
  return page?.headings.map(({ text }) => text) ?? [];
}

test('pages about options of Rsbuild list the headings that name options', () => {
  expect(
    listHeadings(
      '/zh/config/rsbuild/output',
      'What applies to a library',
      '`output.distPath`',
      '`source.include` and `source.exclude`',
      '`output` in an item',
      '`DEBUG`',
      'Related',
    ),
  ).toEqual(['`output.distPath`', '`source.include` and `source.exclude`']);
  expect(listHeadings('/config/rsbuild', '`splitChunks`', 'Related')).toEqual(['`splitChunks`']);
});

test('other pages keep their headings', () => {
  expect(listHeadings('/guide/basic/cli', 'Build')).toEqual(['Build']);
  expect(listHeadings('/config/rsbuild-like', 'Build')).toEqual(['Build']);
});
