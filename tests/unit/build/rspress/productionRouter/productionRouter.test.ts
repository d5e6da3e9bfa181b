import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import type { UserConfig } from '@rspress/core';
import { productionRouter } from '../../../../../build/rspress/productionRouter';

const unused = { addPlugin: () => undefined, removePlugin: () => undefined };
const configure = async (config: UserConfig, isProd: boolean) =>
  (await productionRouter().config?.(config, unused, isProd)) ?? {};

test('pages are built with the production files of the router', async () => {
  const { builderConfig } = await configure({}, true);
  const alias = builderConfig?.resolve?.alias as Record<string, string>;
  const entry = alias['react-router$'] ?? '';
  const chunks = readFileSync(entry, 'utf8').matchAll(/from "(\.\/chunk-\w+\.mjs)"/g);
  const sources = [...chunks].map(([, name = '']) => readFileSync(path.join(entry, '..', name)));
  expect(Buffer.concat(sources).toString()).toContain('ENABLE_DEV_WARNINGS = false');
});

test('other settings of the bundler stay', async () => {
  const resolve = { alias: { a: 'b' }, extensions: ['.ts'] };
  const { builderConfig } = await configure({ builderConfig: { resolve } }, true);
  expect(builderConfig?.resolve).toMatchObject(resolve);
});

test('writers keep the warnings', async () => {
  expect(await configure({}, false)).toEqual({});
});
