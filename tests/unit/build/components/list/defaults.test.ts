import { expect, it } from '@rstest/core';
import { defaults } from '../../../../../build/components/list/defaults';
import { openFactStore } from '../../../../../build/components/factStore';
import { showTable } from '../showTable';

const store = openFactStore();
const render = (path: string) => showTable(defaults.render({ path }, store));

it('puts values below one another, with the formats that share them', () => {
  expect(render('output.target')).toEqual([
    ['Format', 'Default'],
    ['`esm`, `cjs`, `umd`, `iife`', "`'node'`"],
    ['`mf`, Rsbuild', "`'web'`"],
  ]);
  expect(render('output.dataUriLimit')[2]?.[1]).toMatch(/^`\{ svg: \d+, font: \d+, /);
  expect(render('output.minify')[1]?.[1]).toContain('test: /\\.[cm]?jsx?');
});

it('compares several options with Rsbuild, and says which formats differ', () => {
  expect(render('output.target output.filenameHash resolve.alias')).toEqual([
    ['Option', 'Rslib', 'Rsbuild'],
    ['`output.target`', "`'node'`; `mf`: `'web'`", "`'web'`"],
    ['`output.filenameHash`', '`false`; `mf`: `true`', '`true`'],
    ['`resolve.alias`', ...Array(2).fill("`{ '@swc/helpers': '…/node_modules/@swc/helpers' }`")],
  ]);
});

it('names the nearest option that is read', () => {
  expect(() => render('output.targets')).toThrow('Did you mean `output.target`?');
});
