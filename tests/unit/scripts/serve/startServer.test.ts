import { renameSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@rstest/core';
import { startServer } from '../../../../scripts/serve/startServer.mjs';
import { createTestFolder } from '../../../support/testFolder';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const page = `<h1>X</h1>${'<p>text</p>'.repeat(100)}`;

const folder = createTestFolder();
const root = folder.resolve('site');
const write = (file: string, text: string) => folder.write(`site/${file}`, text);
let server: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  write('index.html', '<h1>Home</h1>');
  write('404.html', '<h1>Not found</h1>');
  write('zh/404.html', '<h1>未找到</h1>');
  write('x.html', page);
  write('notes.md', '# Notes');
  write('static/js/a.0123456789.js', 'export {};');
  write('logo.png', 'PNG');
  write(
    '_headers',
    "/*\n  Content-Security-Policy: default-src 'none'\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  write('_redirects', '/en/x /x 301\n/old /x#part 301\n');
  folder.write('secret.txt', 'secret');
  server = await startServer({ root });
});
afterEach(() => server.close());

/** Sends the path as it is: fetch() would tidy it up. */
function get(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path: pathname, headers, method });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end();
  });
}

it('compresses text as the client asks, and only text', async () => {
  const brotli = await get('/x', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('accept-encoding');
  expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);

  const gzip = await get('/x', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(page);

  const image = await get('/logo.png', { 'accept-encoding': 'gzip, br' });
  expect(image.headers['content-encoding']).toBeUndefined();
  expect(image.body.toString()).toBe('PNG');
});

it('redirects to the clean address and keeps the query', async () => {
  const { status, headers } = await get('/x.html?a=b&c=%20');
  expect(status).toBe(308);
  expect(headers.location).toBe('/x?a=b&c=%20');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const moved = await get('/en/x?a=b');
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe('/x?a=b');
  expect((await get('/old?a=b')).headers.location).toBe('/x?a=b#part');
});

it('answers unknown, malformed and foreign-looking addresses with the error page', async () => {
  for (const pathname of ['/nope', '//evil.example/x.html', '/../secret.txt']) {
    const { status, headers, body } = await get(pathname);
    expect(`${pathname} ${status} ${body}`).toBe(`${pathname} 404 <h1>Not found</h1>`);
    expect(headers.location).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'none'");
  }
  expect((await get('/zh/nope')).body.toString()).toBe('<h1>未找到</h1>');
});

it('serves the new files when the folder is swapped under it', async () => {
  expect((await get('/')).body.toString()).toBe('<h1>Home</h1>');
  renameSync(root, `${root}.last`);
  write('index.html', '<h1>Next</h1>');
  write('_headers', '/*\n  X-Version: 2\n');
  const { body, headers } = await get('/');
  expect(body.toString()).toBe('<h1>Next</h1>');
  expect(headers['x-version']).toBe('2');
  expect((await get('/x')).status).toBe(404);
});
