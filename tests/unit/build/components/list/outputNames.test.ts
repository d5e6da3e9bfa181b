import { describe, expect, it } from '@rstest/core';
import { outputMatrix, outputNames } from '../../../../../build/components/list/outputNames';
import { openFactStore } from '../../../../../build/components/factStore';
import { showTable } from '../showTable';
import { readdirSync } from 'node:fs';
import { caseFolders } from '../../../../../facts/cases/paths';

const store = openFactStore();
const render = (of: string) => showTable(outputNames.render({ of }, store));

it('<OutputNames />: names scripts by format and kind of package', () => {
  const [head, esm, cjs] = render('js');
  expect(head).toEqual([
    'Format',
    '`"type": "module"`',
    '`"type": "commonjs"` or none',
    '`autoExtension: false`',
  ]);
  expect(esm).toEqual(['`esm`', '`index.js`', '`index.mjs`', '`index.js`']);
  expect(cjs).toEqual(['`cjs`', '`index.cjs`', '`index.js`', '`index.js`']);
});

describe('<OutputMatrix />', () => {
  const render = (of: string) => showTable(outputMatrix.render({ of }, store));

  it('rests on every case of the matrix', () => {
    const folders = readdirSync(caseFolders.cases).filter((name) => name.startsWith('matrix-'));
    expect([...(outputMatrix.cases ?? [])].sort()).toEqual(folders.sort());
  });

  it('draws each way of building a format', () => {
    const [head, ...rows] = render('cjs');
    expect(head).toEqual([
      '`bundle`',
      'Package `type`',
      '`autoExtension`',
      'JavaScript',
      '`dts`',
      '`dts.autoExtension`',
    ]);
    expect(rows).toHaveLength(8);
    expect(rows).toContainEqual([
      '`false`',
      '`module`',
      '`true`',
      '`index.cjs`',
      '`index.d.ts`',
      '`index.d.cts`',
    ]);
  });

  it('leaves out the columns of what is the same in each row', () => {
    expect(render('umd iife mf')[0]).not.toContain('`bundle`');
    expect(render('umd iife mf')[1]?.[0]).toBe('`umd`');
    expect(render('umd')[1]).toEqual([
      '`module`',
      '`true`',
      '`index.js`',
      '`index.d.ts`',
      '`index.d.ts`',
    ]);
  });

  it('writes no hash, which changes with the content', () => {
    expect(render('mf')[1]).toEqual(['`module`', '`true`', '`index.[hash].js`']);
  });

  it('refuses a script whose name depends on the declarations', () => {
    const files = [{ path: 'index.mjs' }, { path: 'index.d.ts' }];
    const getCase = (id: string) =>
      id.endsWith('-dts') ? { ...store.getCase(id), files } : store.getCase(id);
    expect(() => outputMatrix.render({ of: 'umd' }, { ...store, getCase } as never)).toThrow(
      'writes index.mjs where it writes index.js without declarations',
    );
  });
});
