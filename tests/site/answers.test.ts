import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { get } from 'node:http';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { outputFolder } from '../support/builtSite';
import { routes } from '../support/routes';
import { address } from '../support/siteAddress';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ root: outputFolder, base: address.base });
});
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Asks for a path exactly as written: `fetch` would tidy it first. */
const ask = (path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: server.port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    request.on('error', reject);
  });
const inBase = (route: string) => address.base.slice(0, -1) + route;

describe('the built site', () => {
  for (const { route } of routes) {
    it(`answers ${route} with 200, HTML and the security policy`, async () => {
      const { status, headers } = await ask(inBase(route));
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(String(headers['content-security-policy'])).toContain("object-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('set-cookie');
    });
  }

  for (const path of [
    '/nope',
    '/nope/',
    '/guide/start/nope',
    '/GUIDE/START/',
    '/fr/guide/start/',
    '/zh/nope',
    '/zh/nope/',
    '/%E0%A4%A',
    '/%',
    '/zh/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/static/',
    '/static/js/nope.js',
    '/guide/basic/cli.md/',
    '/_headers',
  ]) {
    it(`answers ${path} with 404 and the error page`, async () => {
      const { status, headers, body } = await ask(inBase(path));
      expect(status).toBe(404);
      expect(String(headers['content-security-policy'])).toContain("object-src 'none'");
      expect(headers['cache-control']).not.toContain('immutable');
      const [, language] = /<html[^>]* lang="(\w+)"/.exec(body) ?? [];
      expect(language).toBe(path.startsWith('/zh/') ? 'zh' : 'en');
    });
  }

  it('never merges slashes', async () => {
    expect((await ask('//guide/start/')).status).toBe(404);
    expect((await ask('/guide//start/')).status).toBe(404);
    expect((await ask('//evil.example/')).status).toBe(404);
  });

  it('names every page once by one address', async () => {
    for (const { route } of routes) {
      const other = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
      const { status, headers } = await ask(inBase(`${other}?a=b`));
      expect(status, other).toBe(308);
      expect(headers.location, other).toBe(inBase(`${route}?a=b`));
    }
  });
});
