import { expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { convertConfig } from '../../../converter/convertConfig';
import { apiExtractor } from '../../../converter/output/listPackages';
import { getPackageName } from '../../../packageCheck/packageName';

const list = (text: string) => convertConfig(text).packages;

test('a config needs what its options and its imports need', () => {
  expect(list("import 'tsup'; export default { entry: ['a.ts'] }")).toEqual(['@rslib/core']);
  expect(list("export default { format: ['esm', 'cjs'], dts: true, noExternal: ['a'] }")).toContain(
    'typescript',
  );
  const rollup = `
    import dts from 'rollup-plugin-dts';
    import path from 'path';
    import { names } from '@acme/names/list.js';
    import own from './own.js';
    export default { input: 'a.ts', external: [...names(path.sep, own)], plugins: [dts()] };`;
  expect(list(rollup)).toEqual(['@rslib/core', 'typescript', apiExtractor, '@acme/names']);
});

test('API Extractor is asked for in the major version that Rslib takes', () => {
  const { peerDependencies } = JSON.parse(
    readFileSync('node_modules/@rslib/core/package.json', 'utf8'),
  ) as { peerDependencies: Record<string, string> };
  const [, name, major] = /^(.+)@(\d+)$/.exec(apiExtractor) ?? [];
  expect(peerDependencies[`${name}`]).toBe(`^${major}`);
});

test('modules of Node.js are known without their prefix', () => {
  const names = builtinModules.filter((name) => !/[/_:]/.test(name) || name === 'async_hooks');
  expect(names.filter((name) => getPackageName(name) !== undefined)).toEqual([]);
});
