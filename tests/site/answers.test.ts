import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { outputFolder } from '../support/builtSite';
import { routes } from '../support/routes';
import { address } from '../support/siteAddress';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ root: outputFolder, base: address.base });
});
afterAll(() => server.close());

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' });
const inBase = (route: string) => address.base.slice(0, -1) + route;

describe('the built site', () => {
  for (const { route } of routes) {
    it(`answers ${route} with 200, HTML and the security policy`, async () => {
      const { status, headers } = await ask(inBase(route));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    });
  }

  for (const path of ['/nope', '/GUIDE/START/', '/zh/nope', '/%', '/static/', '/_headers']) {
    it(`answers ${path} with 404 and the error page`, async () => {
      const answer = await ask(inBase(path));
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(answer.headers.get('cache-control')).not.toContain('immutable');
      const [, language] = /<html[^>]* lang="(\w+)"/.exec(await answer.text()) ?? [];
      expect(language).toBe(path.startsWith('/zh/') ? 'zh' : 'en');
    });
  }

  it('names every page once by one address', async () => {
    for (const { route } of routes) {
      const other = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
      const { status, headers } = await ask(inBase(`${other}?a=b`));
      expect(status, other).toBe(308);
      expect(headers.get('location'), other).toBe(inBase(`${route}?a=b`));
    }
  });
});
