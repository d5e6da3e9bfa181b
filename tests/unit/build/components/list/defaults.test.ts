import { describe, expect, it } from '@rstest/core';
import { defaults } from '../../../../../build/components/list/defaults';
import { openFactStore } from '../../../../../build/components/factStore';
import { showTable } from '../showTable';

const store = openFactStore();
const render = (path: string) => showTable(defaults.render({ path }, store));

describe('<Defaults />', () => {
  it('puts short values side by side', () => {
    expect(render('output.filenameHash')).toEqual([
      ['`esm`', '`cjs`', '`umd`', '`iife`', '`mf`', 'Rsbuild'],
      ['`false`', '`false`', '`false`', '`false`', '`true`', '`true`'],
    ]);
  });

  it('puts long values below one another, with the formats that share them', () => {
    const [head, first, second] = render('output.dataUriLimit');
    expect(head).toEqual(['Format', 'Default']);
    expect(first).toEqual(['`esm`, `cjs`', '`0`']);
    expect(second?.[0]).toBe('`umd`, `iife`, `mf`, Rsbuild');
    expect(second?.[1]).toMatch(/^`\{ svg: \d+, font: \d+, /);
  });

  it('writes values as pages do', () => {
    expect(render('output.target')[1]).toEqual([
      "`'node'`",
      "`'node'`",
      "`'node'`",
      "`'node'`",
      "`'web'`",
      "`'web'`",
    ]);
    expect(render('output.minify')[1]?.[1]).toContain('test: /\\.[cm]?jsx?');
    expect(render('rspack.output.library.type')[1]?.[4]).toBe('`undefined`');
  });

  it('names the nearest option that is read', () => {
    expect(() => render('output.targets')).toThrow('did you mean “output.target”?');
  });
});
