import { expect, test } from '@rstest/core';
import type { OptionFact } from '../../../../facts/tool/toolFacts';
import { compareTool } from '../../../../facts/upgrade/compareTool';
import { factKinds } from '../../../../facts/upgrade/factKinds';
import { type ToolParts } from '../../../../facts/upgrade/snapshot';

const option = (path: string, rest: Partial<OptionFact> = {}): OptionFact => ({
  path,
  type: 'T',
  members: ['boolean'],
  isExperimental: false,
  isTopLevel: false,
  ...rest,
});
const list = (before: ToolParts, after: ToolParts) =>
  compareTool(before, after).map(({ kind, name, what }) => `${kind} ${name}: ${what}`);

test('options that come, go and change', () => {
  const before = [option('dts'), option('redirect', { stated: 'true' }), option('shims')];
  const after = [
    option('redirect', { stated: 'false', isExperimental: true }),
    option('shims', { members: ['object'], deprecated: 'Use polyfills.', isTopLevel: true }),
    option('id'),
  ];
  expect(
    list({ options: before, rsbuildOptions: [] }, { options: after, rsbuildOptions: [] }),
  ).toEqual([
    'option dts: is gone',
    'option redirect: stated default was “true”, is “false”',
    'option redirect: experimental was none, is “yes”',
    'option shims: members was “boolean”, is none',
    'option shims: members was none, is “object”',
    'option shims: deprecation was none, is “Use polyfills.”',
    'option shims: taken at the top level was none, is “yes”',
    'option id: is new',
  ]);
});

test('options of Rsbuild, defaults, commands, flags and exports', () => {
  const build = { name: 'build', description: 'Build.' };
  const flag = { name: '--watch', short: '-w', description: 'Watch.' };
  const byFormat = { esm: '1', cjs: '1', umd: '1', iife: '1', mf: '1' };
  expect(
    list(
      {
        options: [],
        rsbuildOptions: [
          { path: 'source.alias', type: 'object' },
          { path: 'output.autoExternal', type: 'object' },
        ],
        defaults: [{ path: 'output.minify', byFormat, rsbuild: '1' }],
        commands: [
          { ...build, flags: [flag] },
          { name: 'mf-dev', description: 'Serve.', flags: [flag] },
        ],
        exports: {
          values: ['build', 'defineConfig'],
          types: ['Format'],
          members: { 'RslibConfig.lib': 'LibConfig[]' },
        },
        messages: [{ from: 'a', kind: 'warn', text: 'No {} here.' }],
      },
      {
        options: [option('output.autoExternal')],
        rsbuildOptions: [],
        defaults: [{ path: 'output.minify', byFormat: { ...byFormat, cjs: '2' }, rsbuild: '1' }],
        commands: [{ ...build, flags: [{ ...flag, short: undefined, value: '<dir>' }] }],
        exports: {
          values: ['defineConfig', 'Format'],
          types: [],
          members: { 'RslibConfig.lib': 'LibConfig[] | undefined' },
        },
        messages: [{ from: 'a', kind: 'error', text: 'No {} here.' }],
      },
    ),
  ).toEqual([
    'option source.alias: is gone',
    'option output.autoExternal: owner was “Rsbuild”, is “Rslib”',
    'default output.minify: in cjs was “1”, is “2”',
    'command rslib mf-dev: is gone',
    'flag --watch: commands was “build, mf-dev”, is “build”',
    'flag --watch: short form was “-w”, is none',
    'flag --watch: value was none, is “<dir>”',
    'export build: is gone',
    'export Format: kind was “type”, is “value”',
    'export RslibConfig.lib: kind was “LibConfig[]”, is “LibConfig[] | undefined”',
    'message No {} here.: kind was “warn”, is “error”',
  ]);
});

test('pages of releases lack messages of libraries, and none of the tool that has their words', () => {
  const toNew = (name: string) => ({ name, difference: { of: 'new' } });
  const own = toNew('The option "output.link" would follow a symlink: string expected.');
  expect(factKinds.message.pick([toNew('string expected'), own], {})).toEqual([own]);
});
