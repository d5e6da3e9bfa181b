import { createRandom } from '../support/createRandom';
import { sample } from '../support/sample';
import type { World } from './FaultRow';
import { expectNextClick, expectSurvival } from './oracle/expectSurvival';
import { ask, closeSearch, finds, openSearch } from './steps/controls';
import { hydrate } from './steps/page';
import { expect, test as base } from './support/faultTest';
import { defaultPath } from './support/runRow';

const random = createRandom(9);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const parts = [
  ...String.raw`% %E0%A4%A %00 / // .. = " en zh javascript: __proto__ constructor -L 9 NaN 1e999 :`.split(
    ' ',
  ),
  ...String.raw`😀 中文 { } null guide navbar=0 a $& \ *`.split(' '),
  ...['<img src=x onerror=window.__xss=1>', ' '],
];
const inputs = sample(
  Array.from({ length: 200 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(parts)).join(''),
  ),
  60,
);
const count = inputs.length;

/** The test with a page that React has taken over. */
const test = base.extend<{ world: World }>({
  world: async ({ enter }, provide) => {
    const world = await enter('reader');
    await world.page.goto(new URL(world.site.url).origin + defaultPath);
    await hydrate(world);
    await provide(world);
  },
});

/** What every kind ends with: the page as it was served, and no word in the log. */
async function survive(world: World, address: string): Promise<void> {
  await expectSurvival(world, address);
  await expectNextClick(world);
  expect(world.problems).toEqual([]);
}

test.describe('Random input', () => {
  test(`fuzz-hashes: ${count} hashes, one after another`, async ({ world }) => {
    await world.page.evaluate(async (hashes) => {
      for (const hash of hashes) {
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve));
      }
      location.hash = 'end';
    }, inputs);
    await survive(world, `${defaultPath}#end`);
  });

  test(`fuzz-queries: ${count} query strings, as addresses of the history`, async ({ world }) => {
    await world.page.evaluate(async (queries) => {
      const { pathname } = location;
      for (const query of [...queries.map((text) => `?${text.replaceAll('#', '')}`), '']) {
        history.pushState(null, '', pathname + query);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, inputs);
    await survive(world, defaultPath);
  });

  test(`fuzz-questions: ${count} questions`, async ({ world }) => {
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
    for (const step of [ask('glossary'), finds('/guide/start/glossary'), closeSearch]) {
      await step(world);
    }
    await survive(world, defaultPath);
  });

  test(`fuzz-paths: ${count} paths, none of them leads to another origin`, async ({ world }) => {
    const { origin } = new URL(world.site.url);
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
    for (const path of inputs.slice(0, count / 15)) {
      const address = `${origin}/nope/${encodeURI(path.replaceAll('#', ''))}`;
      await world.page.goto(address.replace(/\/+$/, ''));
      await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(world.page.url()).origin).toBe(origin);
    }
    expect(world.problems.filter((text) => !/\b404\b/.test(text))).toEqual([]);
  });

  test(`fuzz-storage: ${count} states of what is stored`, async ({ world }) => {
    await world.page.evaluate(async (values) => {
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
    await world.page.reload();
    await hydrate(world);
    await survive(world, defaultPath);
  });
});
