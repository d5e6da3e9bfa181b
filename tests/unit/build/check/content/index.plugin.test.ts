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

test('builds keep the framework’s link check, except for links to other hosts and to code', () => {
  const { config } = contentCheck(fixtureOptions('clean'));
  const tools = { addPlugin: () => undefined, removePlugin: () => undefined };
  const given = { markdown: { link: { checkAnchors: true, autoPrefix: false } } };
  expect(config?.(given, tools, true)).toMatchObject({
    markdown: { link: { autoPrefix: false } },
  });
  const built = config?.(given, tools, true) as {
    markdown: {
      link: Record<'checkDeadLinks' | 'checkAnchors', { excludes: (url: string) => boolean }>;
    };
  };
  const { excludes } = built.markdown.link.checkDeadLinks;
  expect(excludes('//cdn.example.com/x')).toBe(true);
  expect(excludes('/guide/')).toBe(false);
  expect(['#build:bash-L3', '#build'].map(built.markdown.link.checkAnchors.excludes)).toEqual([
    true,
    false,
  ]);
  expect(config?.(given, tools, false)).toMatchObject({
    markdown: { link: { checkDeadLinks: false, checkAnchors: false, autoPrefix: false } },
  });
});
