import { describe, expect, it } from '@rstest/core';
import { getFlagOption, listOptionFlags, option } from '../../../../build/components/options';
import { openFactStore } from '../../../../build/components/factStore';
import { showTable } from './showTable';

const store = openFactStore();

const render = (attributes: Record<string, string>) => showTable(option.render(attributes, store));

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
    expect(render({ path: 'id', default: 'the format' })[1]?.[1]).toBe('the format');
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
