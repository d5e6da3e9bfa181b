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
