import { describe, expect, it } from '@rstest/core';
import type { Parent, PhrasingContent, RootContent } from 'mdast';
import { option } from '../../../../plugins/facts/components/option';
import { openFactStore } from '../../../../plugins/facts/factStore';
import { getFlagOption, listOptionFlags } from '../../../../plugins/facts/optionFlags';

const store = openFactStore();

/** Cells of the table that `<Option …/>` becomes, code in backticks. */
function render(attributes: Record<string, string>): string[][] {
  const [table] = option.render(attributes, store);
  const rows = (table as RootContent & Parent).children as unknown as Parent[];
  return rows.map(({ children }) =>
    (children as Parent[]).map((cell) => (cell.children as PhrasingContent[]).map(show).join('')),
  );
}

const show = (node: PhrasingContent): string =>
  node.type === 'inlineCode' ? `\`${node.value}\`` : node.type === 'text' ? node.value : '?';

describe('<Option />', () => {
  it('shows what the declarations and the command line say', () => {
    expect(render({ path: 'format' })).toEqual([
      ['Type', 'Default', 'Since', 'CLI'],
      ["`'esm' | 'cjs' | 'umd' | 'mf' | 'iife'`", "`'esm'`", '0.0.1', '`--format <format>`'],
    ]);
    expect(render({ path: 'dts' })[1]).toEqual([
      '`boolean | object`',
      '`false`',
      '0.0.1',
      '`--dts`, `--no-dts`',
    ]);
  });

  it('leaves the column of flags out where there are none', () => {
    expect(render({ path: 'dts.bundle' })).toEqual([
      ['Type', 'Default', 'Since'],
      ['`boolean | object`', '`false`', '0.0.1'],
    ]);
  });

  it('takes a default in words only where the declarations leave it open', () => {
    expect(render({ path: 'dts.distPath', default: '`output.distPath`' })[1]?.[1]).toBe(
      '`output.distPath`',
    );
    expect(() => render({ path: 'dts.bundle', default: '`true`' })).toThrow(
      'the declarations state the default of “dts.bundle”',
    );
  });

  it('names the nearest option for one that is not there', () => {
    expect(() => render({ path: 'dts.bundel' })).toThrow('did you mean “dts.bundle”?');
  });
});

it('every flag of the build that sets an option leads to one that exists', () => {
  const { commands, options, rsbuildOptions } = store.tool;
  const known = new Set([...options, ...rsbuildOptions].map(({ path }) => path));
  const flags = commands.find(({ name }) => name === 'build')?.flags ?? [];
  const others = flags.map(({ name }) => name).filter((name) => !known.has(getFlagOption(name)));
  expect(others).toEqual([
    '--watch',
    '--version',
    '--config',
    '--config-loader',
    '--env-mode',
    '--env-dir',
    '--lib',
    '--no-env',
    '--help',
  ]);
  expect(listOptionFlags('output.cleanDistPath', commands)).toEqual(['--clean', '--no-clean']);
});
