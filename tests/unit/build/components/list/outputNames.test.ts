import { describe, expect, it } from '@rstest/core';
import { outputNames } from '../../../../../build/components/list/outputNames';
import { openFactStore } from '../../../../../build/components/factStore';
import { showTable } from '../showTable';

const store = openFactStore();
const render = (of: string) => showTable(outputNames.render({ of }, store));

describe('<OutputNames />', () => {
  it('names scripts by format and kind of package', () => {
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

  it('names declarations with and without dts.autoExtension', () => {
    expect(render('dts')).toContainEqual([
      '`cjs`',
      '`"type": "module"`',
      '`index.cjs`',
      '`index.d.ts`',
      '`index.d.cts`',
    ]);
  });
});
