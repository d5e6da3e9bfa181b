import { serveAnswers } from '../support/serveAnswers';
import { expect, test } from './support/faultTest';

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
    let isEarlier = true;
    const { origin, close } = await serveAnswers(subject.root, (request, response, getAnswer) => {
      if (!isEarlier) {
        const { status, headers, body } = getAnswer();
        return response.writeHead(status, headers).end(body);
      }
      const isWorker = request.url === '/sw.js';
      response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
      return response.end(isWorker ? leftWorker : '<!doctype html><h1>Old site</h1>');
    });
    const url = `${origin}/guide/start/`;
    const context = await browser.newContext({ locale: 'en-US' });
    try {
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      });
      isEarlier = false;
      // The visit that the old worker answers; the browser then requests the worker again.
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
      await close();
    }
  });
});
