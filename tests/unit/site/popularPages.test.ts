import { existsSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { popularPages } from '../../../site/popularPages';

/** `/config/` → `docs/en/config/index.mdx`. */
const getFile = (language: string, route: string): string =>
  `docs/${language}${route.endsWith('/') ? `${route}index` : route}.mdx`;

describe('popular pages', () => {
  for (const [language, routes] of Object.entries(popularPages)) {
    it(`of ${language} are pages, each named once`, () => {
      expect(routes.length).toBeGreaterThan(0);
      expect(new Set(routes).size).toBe(routes.length);
      for (const route of routes) {
        const isThere = [language, 'en'].some((spoken) => existsSync(getFile(spoken, route)));
        expect(`${route} ${isThere}`).toBe(`${route} true`);
      }
    });
  }
});
