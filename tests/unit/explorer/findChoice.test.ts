import { expect, test } from '@rstest/core';
import { convertConfig } from '../../../converter/convertConfig';
import { list, object, scalar } from '../../../converter/values';
import { findChoice } from '../../../explorer/findChoice';
import { listChanged, readChoice, writeChoice } from '../../../explorer/settings';

const find = (text: string) => findChoice(convertConfig(text).config);

test('a config is shown with the settings that the explorer has too', () => {
  const write = (format: string, distPath: string) =>
    object({ format: scalar(format), output: object({ distPath: scalar(distPath) }) });
  const lib = list([write('cjs', './dist/cjs'), write('esm', 'dist/esm')]);
  const dual = findChoice(object({ lib }));
  expect(dual?.library).toBe('functions');
  expect(dual?.settings).toMatchObject({ format: 'esm-cjs', dts: 'false', bundle: 'true' });
  const files = find("export default { entry: ['a.ts'], format: 'esm', dts: true, bundle: false }");
  expect(files?.settings).toMatchObject({ format: 'esm', bundle: 'false', dts: 'files' });
});

test.each([
  ['folder of two formats', "format: ['cjs', 'esm']"],
  ['folder', "format: 'esm', outDir: 'build'"],
  ['formats together', "format: ['esm', 'iife']"],
  ['syntax', "format: 'esm', target: 'es2020'"],
  ['value, which has to run', "format: 'esm', minify: !process.env.DEV"],
])('a config with a %s that the explorer has not leads nowhere', (_what, options) => {
  expect(find(`export default { entry: ['a.ts'], ${options} }`)).toBeUndefined();
});

test.each([
  ['react', '@vitejs/plugin-react', 'react'],
  ['vue', '@vitejs/plugin-vue', undefined],
])('a config with the plugin for %s is shown if the explorer has it', (name, plugin, library) => {
  const found = find(`import ${name} from '${plugin}';
    export default { plugins: [${name}()], build: { lib: { entry: 'a.ts', formats: ['es'] } } }`);
  expect(found?.library).toBe(library);
});

test.each([
  "[{ format: ['esm'], minify: true }, { entry: ['src/cli.ts'], format: ['esm'], bundle: false }]",
  "[{ format: ['esm'], minify: true }, { format: ['cjs'] }]",
  "[{ format: ['esm'] }, { entry: ['src/cli.ts'], format: ['esm'] }]",
])('formats that differ in more lead nowhere: %s', (configs) => {
  expect(
    find(`import { defineConfig } from 'tsup'; export default defineConfig(${configs})`),
  ).toBeUndefined();
});

test('the explorer knows what was wanted where it was not built', () => {
  const choice = find(
    "export default { entry: ['a.ts'], format: 'cjs', sourcemap: true, dts: true }",
  );
  const opened = readChoice(writeChoice(choice!));
  expect(opened.wanted).toEqual(choice?.settings);
  expect(listChanged(opened.settings, choice!.settings)).toEqual(['sourceMap']);
});
