import { expect, test } from '@rstest/core';
import type { UserConfig } from '@rspress/core';
import { fewScripts } from '../../../../../build/rspress/fewScripts';

const unused = { addPlugin: () => undefined, removePlugin: () => undefined };
const configure = async (config: UserConfig, isProd: boolean) =>
  (await fewScripts().config?.(config, unused, isProd)) ?? {};

test('React has a script of its own, and what else was split stays so', async () => {
  const styles = { type: 'css/mini-extract' };
  const { builderConfig } = await configure(
    { builderConfig: { splitChunks: { cacheGroups: { styles } } } },
    true,
  );
  expect(builderConfig?.splitChunks).toMatchObject({
    chunks: 'async',
    cacheGroups: { styles, react: { name: 'lib-react', chunks: 'all' } },
  });
});

test('React’s script holds React alone', async () => {
  const { builderConfig } = await configure({}, true);
  const { splitChunks } = builderConfig ?? {};
  const groups = (splitChunks && splitChunks.cacheGroups) || {};
  const { test: modules } = groups.react as { test: RegExp };
  expect('/node_modules/react-dom/client.js').toMatch(modules);
  expect('/node_modules/react-router/index.js').not.toMatch(modules);
});

test('writers keep the names of scripts', async () => {
  expect(await configure({}, false)).toEqual({});
});
