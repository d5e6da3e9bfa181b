import type { RspressPlugin } from '@rspress/core';
import { expect, rs, test } from '@rstest/core';
import { contentCheck } from '../../../../../build/check/content';
import { fixtureOptions } from './fixtureOptions';

const generateRoutes = async (plugin: RspressPlugin, isProduction: boolean) =>
  plugin.routeGenerated?.([], isProduction);

test('a build without faults goes on silently', async () => {
  const write = rs.spyOn(process.stderr, 'write').mockReturnValue(true);
  await generateRoutes(contentCheck(fixtureOptions('clean')), true);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('in dev faults stop nothing', async () => {
  await expect(
    generateRoutes(contentCheck(fixtureOptions('faulty')), false),
  ).resolves.toBeUndefined();
});

test('the theme learns which pages are translations of an older version', async () => {
  const plugin = contentCheck(fixtureOptions('faulty'));
  await generateRoutes(plugin, false);
  const stale = { routePath: '/zh/' };
  const current = { routePath: '/' };
  for (const page of [stale, current]) {
    plugin.extendPageData?.(page as Parameters<NonNullable<typeof plugin.extendPageData>>[0], true);
  }
  expect(stale).toEqual({ routePath: '/zh/', translationIsStale: true });
  expect(current).toEqual({ routePath: '/' });
});
