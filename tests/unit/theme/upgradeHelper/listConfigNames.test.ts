import { expect, test } from '@rstest/core';
import { listConfigNames } from '../../../../theme/upgradeHelper/listConfigNames';

test.each([
  [
    `import { build, defineConfig } from '@rslib/core';
const shared = { dts: { bundle: true } };
export default defineConfig(({ env }) => ({
  lib: [{ ...shared, format: 'esm' }, { 'autoExternal': false }],
  source: { alias: { '@': './src' } },
}));`,
    [
      ...['option dts', 'option dts.bundle', 'option format', 'option autoExternal'],
      ...['option source.alias', 'export build'],
    ],
  ],
  ['experiments: { advancedEsm: true }, // a part', ['option experiments.advancedEsm']],
  ['npx rslib build --no-env --format=esm -w', ['flag --no-env', 'flag --format']],
])('a text has the names that it sets, passes and imports: %s', async (text, names) => {
  expect([...((await listConfigNames(text)).names ?? [])]).toEqual(expect.arrayContaining(names));
});

test.each([
  ['cut', 'export default {\n  lib: [{ format: "esm" }],\n  dts: {\n', { unread: 3 }],
  ['without a comma', '// --watch\nexport default {\n  dts: true\n  lib: [],\n};', { unread: 4 }],
  ['a part, cut', "'dts': false,\nlib: [{ format: 'esm',", { unread: 2 }],
  ['without a config', 'export default mergeConfigs(base, own);', {}],
  ['no code', 'see the attachment', {}],
])('a text that cannot be read is reported with its line: %s', async (_, text, expected) => {
  expect(await listConfigNames(text)).toEqual(expected);
});
