import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFixture } from '../support/buildFixture';
import { openPage } from '../support/hydrate';
import { expect, test as watched } from '../support/test';

const test = watched.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const site = await buildFixture('reading', '/');
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One build serves them all.
test.describe.configure({ mode: 'default' });

/** Most that our page may be of the framework's (the limit). */
const most = 1.6;

/** Bytes without style and scripts, which the framework puts into files that the page waits for. */
function weighMarkup(html: string): number {
  const markup = html.replace(/<style[^]*?<\/style>|<script[^]*?<\/script>/g, '');
  return gzipSync(markup, { level: 9 }).length;
}

test('ten blocks of code and four groups of tabs make a page little larger than plain Markdown', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const bare = await buildFixture('reading', '/', { BARE: '1' });
  const read = (root: string) => readFileSync(path.join(root, 'index.html'), 'utf8');
  const [own, plain] = [read(site.root), read(bare.root)];
  await bare.close();
  expect(own.match(/role="tab"/g)).toHaveLength(12);
  expect(own.match(/<pre\b/g)).toHaveLength(22);
  expect(plain.match(/<pre\b/g)).toHaveLength(22);
  const raw = [own.length, plain.length] as const;
  const packed = [weighMarkup(own), weighMarkup(plain)] as const;
  console.log(`HTML of the page, ours and the framework’s: ${raw.join(' · ')} characters.`);
  console.log(`Its markup, gzip: ${packed.join(' · ')} B.`);
  expect(raw[0] / raw[1]).toBeLessThanOrEqual(most);
  expect(packed[0] / packed[1]).toBeLessThanOrEqual(most);
});

test('nothing shifts on it, and a page without tabs loads nothing of them', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      scripts.push(readFileSync(path.join(site.root, pathname), 'utf8'));
  });
  await openPage(page, '/other');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('tablist'))).toEqual([]);
  expect(await page.content()).not.toContain('rspress.tabs.');

  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('tablist'))).toHaveLength(1);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBe(0);
});
