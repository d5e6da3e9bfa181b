import { createRandom } from '../support/createRandom';
import type { World } from './World';
import { expectNextClick, expectSurvival } from './oracle/expectSurvival';
import { ask, openSearch } from './steps/controls';
import { hydrate } from './steps/page';
import { defaultPath } from './support/runRow';
import { expect, test } from './support/faultTest';

/** How many of each kind. */
const count = 200;
const random = createRandom(9);
const parts = [
  ...[
    '%',
    '%E0%A4%A',
    '%00',
    '/',
    '//',
    '..',
    '=',
    '"',
    '<img src=x onerror=window.__xss=1>',
    'en',
    'zh',
  ],
  ...[
    'javascript:',
    '__proto__',
    'constructor',
    '-L',
    '9',
    'NaN',
    '1e999',
    ':',
    '\u{1F600}',
    '中文',
    '{',
  ],
  ...['}', 'null', 'guide', ' ', 'navbar=0', 'a', '$&', '\\', '*'],
];
const createText = (): string =>
  Array.from(
    { length: 1 + Math.floor(random() * 8) },
    () => parts[Math.floor(random() * parts.length)],
  ).join('');
const inputs = Array.from({ length: count }, createText);

/** What every kind ends with: the page as it was served, and no word in the log. */
async function survive(world: World & { problems: string[] }, address: string): Promise<void> {
  await expectSurvival(world, address);
  await expectNextClick(world);
  expect(world.problems).toEqual([]);
}

test.describe('Random input', () => {
  test(`fuzz-hashes: ${count} hashes, one after another`, async ({ enter }) => {
    const world = await enter('reader');
    await world.page.goto(new URL(world.site.url).origin + defaultPath);
    await hydrate(world);
    await world.page.evaluate(async (hashes) => {
      for (const hash of hashes) {
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve));
      }
      location.hash = 'end';
    }, inputs);
    await survive(world, `${defaultPath}#end`);
  });

  test(`fuzz-queries: ${count} query strings, as addresses of the history`, async ({ enter }) => {
    const world = await enter('reader');
    await world.page.goto(new URL(world.site.url).origin + defaultPath);
    await hydrate(world);
    await world.page.evaluate(async (queries) => {
      const { pathname } = location;
      for (const query of queries) {
        history.pushState(null, '', `${pathname}?${query.replaceAll('#', '')}`);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      history.pushState(null, '', pathname);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, inputs);
    await survive(world, defaultPath);
  });

  test(`fuzz-questions: ${count} questions`, async ({ enter }) => {
    const world = await enter('reader');
    await world.page.goto(new URL(world.site.url).origin + defaultPath);
    await hydrate(world);
    await openSearch(world);
    await world.page.evaluate(async (questions) => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] input[role=combobox]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const question of questions) {
        set?.call(field, question);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }, inputs);
    await ask('glossary')(world);
    await expect(world.page.locator(world.site.controls.searchOption).first()).toHaveAttribute(
      'href',
      /glossary/,
    );
    await world.page.keyboard.press('Escape');
    await survive(world, defaultPath);
  });

  test(`fuzz-paths: ${count} paths, none of them leads to another origin`, async ({ enter }) => {
    const world = await enter('reader');
    const { origin } = new URL(world.site.url);
    await world.page.goto(origin + defaultPath);
    const answers = await world.page.evaluate(async (paths) => {
      const seen: string[] = [];
      for (const path of paths) {
        const response = await fetch(`/${path.replace(/^[/\\]+/, '')}`.replaceAll('#', ''));
        seen.push(`${new URL(response.url).origin} ${response.status}`);
      }
      return seen;
    }, inputs);
    expect(new Set(answers.map((text) => text.split(' ')[0]))).toEqual(new Set([origin]));
    expect(answers.filter((text) => !/ (200|404)$/.test(text))).toEqual([]);
    // One document for each of a few, in which the head script and React read the path.
    world.problems.length = 0;
    for (const path of inputs.slice(0, 12)) {
      await world.page.goto(
        `${origin}/nope/${encodeURI(path.replaceAll('#', ''))}`.replace(/\/+$/, ''),
      );
      await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(world.page.url()).origin).toBe(origin);
    }
    expect(world.problems.filter((text) => !/\b404\b/.test(text))).toEqual([]);
  });

  test(`fuzz-storage: ${count} states of what is stored`, async ({ enter }) => {
    const world = await enter('reader');
    const { page } = world;
    await page.goto(new URL(world.site.url).origin + defaultPath);
    await hydrate(world);
    await page.evaluate(async (values) => {
      const keys = ['rspress-theme-appearance', 'rspress.tabs.package.manager', 'rslib-docs-code'];
      for (const [index, value] of values.entries()) {
        const key = keys[index % keys.length] ?? '';
        localStorage.setItem(key, value);
        sessionStorage.setItem('rslib-docs-sidebar', value);
        sessionStorage.setItem('rslib-docs-scroll', value);
        dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, inputs);
    await page.reload();
    await hydrate(world);
    await survive(world, defaultPath);
  });
});
