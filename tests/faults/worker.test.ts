import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { answerRequest } from '../../scripts/serve/answerRequest.mjs';
import { openFolder } from '../../scripts/serve/startServer.mjs';
import { test } from './support/faultTest';

/** What an earlier site may have left: it answers every page with an old one. */
const leftWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  Promise.all([clients.claim(), caches.open('old-site').then((cache) => cache.put('/x', new Response('old')))])));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(new Response('<!doctype html><h1>Old site</h1>', { headers: { 'content-type': 'text/html' } }));
  }
});`;

test.describe('Service workers', () => {
  test('worker-of-earlier-site: A service worker of an earlier site answers for ours', async ({
    browser,
    subject,
  }) => {
    const folder = openFolder(subject.root);
    let isEarlier = true;
    const server = createServer((request, response) => {
      if (isEarlier) {
        const isWorker = request.url === '/sw.js';
        response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
        response.end(isWorker ? leftWorker : '<!doctype html><h1>Old site</h1>');
        return;
      }
      const { status, headers, body } = answerRequest(request, { folder, base: '/' });
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const url = `http://127.0.0.1:${address.port}/guide/start/`;
    const context = await browser.newContext({ locale: 'en-US' });
    try {
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      });
      isEarlier = false;
      // The visit that the old worker answers; the browser then asks for the worker anew.
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction', {
        timeout: 12_000,
      });
      const left = await page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
      expect(left).toEqual({ workers: 0, caches: [] });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    } finally {
      await context.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    }
  });
});
