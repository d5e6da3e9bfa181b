import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from '@rstest/core';
import { outputFolder } from '../support/builtSite';
import { type KeptSite, startKeptSite } from '../support/startKeptSite';
import { engines, type EngineWindow, findProgram } from './engines';

const selectors = {
  button: 'button, summary',
  heading: 'h1, h2',
  link: 'a[href]',
  option: '[role=option]',
  status: '[role=status], [aria-live]',
  tab: '[role=tab]',
  text: 'code',
} as const;
type Role = keyof typeof selectors;

interface Spot {
  x: number;
  y: number;
}

/** On a busy machine an engine is slow. */
const timeout = { timeout: 40_000, interval: 100 };

const missing = engines.filter(({ programs }) => !programs.every(findProgram));
if (missing.length === engines.length) {
  const packages = missing.map((engine) => engine.packages).join(' ');
  throw new Error(`Nothing was tested: there is no engine. apt-get install ${packages}`);
}

for (const { name, programs, packages, start } of engines) {
  const files = programs.map(findProgram);
  const isThere = files.every((file) => file !== undefined);
  const title = isThere ? name : `${name}: not run, as ${packages} is not installed`;

  describe.skipIf(!isThere)(title, () => {
    let tab: EngineWindow;
    let site: KeptSite;
    beforeAll(async () => {
      tab = await start(files.filter((file) => file !== undefined));
    });
    afterAll(() => tab?.close());
    // Another port is another origin: nothing that the last journey has stored.
    beforeEach(async () => {
      site = await startKeptSite(outputFolder);
    });
    afterEach(() => site.close());

    const open = (route: string) => tab.open(site.url + route);
    const find = (role: Role, wanted: string) => tab.evaluate(findVisible, selectors[role], wanted);
    const see = (role: Role, wanted: string) =>
      expect.poll(() => find(role, wanted).catch(() => undefined), timeout).toBeTruthy();
    const miss = (role: Role, wanted: string) =>
      expect.poll(() => find(role, wanted), timeout).toBeFalsy();
    const click = async (role: Role, wanted: string) => {
      // Where a group opens or a page comes, a press may go to what was in this place before.
      let spot: Spot | undefined;
      const isStill = async () => {
        const last = spot;
        spot = await find(role, wanted).catch(() => undefined);
        return spot !== undefined && spot.x === last?.x && spot.y === last.y;
      };
      await expect.poll(isStill, timeout).toBe(true);
      if (spot) await tab.press(spot.x, spot.y);
    };
    const expectPath = (path: string) =>
      expect
        .poll(() => tab.evaluate(() => location.pathname).catch(() => undefined), timeout)
        .toBe(path);
    const getScheme = () =>
      tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

    it('reads a page, and goes on to the next and back', async () => {
      await open('/guide/start/');
      await see('heading', 'Introduction');
      await click('link', 'Quick start');
      await see('heading', 'Quick start');
      await expectPath('/guide/start/quick-start');
      await tab.evaluate(() => history.back());
      await see('heading', 'Introduction');
    });

    it('opens a menu and closes it', async () => {
      await open('/guide/start/glossary');
      await click('button', 'The Rstack tools');
      await see('link', 'Rsdoctor');
      await tab.pressKey('Escape');
      await miss('link', 'Rsdoctor');
    });

    it('opens a group of the page tree, and a page of it', async () => {
      await open('/config/lib/banner');
      await see('heading', 'lib.banner');
      await miss('link', 'dev and server');
      await click('button', 'Rsbuild options');
      await click('link', 'dev and server');
      await see('heading', 'dev and server');
      await expectPath('/config/rsbuild/dev-server');
    });

    it('chooses a tab, which the next visit keeps', async () => {
      await open('/guide/start/quick-start');
      await see('text', 'npm install -D @rslib/core');
      await click('tab', 'pnpm');
      await see('text', 'pnpm add -D @rslib/core');
      await open('/guide/start/quick-start');
      await see('text', 'pnpm add -D @rslib/core');
    });

    it('searches and follows a result', async () => {
      await open('/guide/start/');
      await click('link', 'Search');
      await tab.type('glossary');
      await see('option', 'Glossary');
      await tab.pressKey('Enter');
      await see('heading', 'Glossary');
      await expectPath('/guide/start/glossary');
    });

    it('reads and searches in Chinese, and comes back', async () => {
      await open('/guide/start/quick-start');
      await click('link', '简体中文');
      await expectPath('/zh/guide/start/quick-start');
      await click('link', '搜索');
      await tab.type('术语表');
      await see('option', '术语表');
      await tab.pressKey('Enter');
      await expectPath('/zh/guide/start/glossary');
      await click('link', 'English');
      await see('heading', 'Glossary');
    });

    it('switches the colors, which the next page keeps', async () => {
      await open('/guide/start/');
      const other = (await getScheme()) === 'dark' ? 'light' : 'dark';
      await click('button', `Switch to ${other} colors`);
      await expect.poll(getScheme, timeout).toBe(other);
      await open('/guide/start/quick-start');
      expect(await getScheme()).toBe(other);
    });

    it('copies code with the first press', async () => {
      await open('/guide/start/quick-start');
      await click('button', 'Copy code');
      await see('button', 'Copied');
      await click('link', 'Search');
      await tab.pressKey('Control+v');
      const getField = () =>
        tab.evaluate(() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value);
      await expect.poll(getField, timeout).toMatch(/^npm init -y/);
    });

    it('converts a config', async () => {
      await open('/tools/config-converter');
      await tab.evaluate(() => document.querySelector('textarea')?.focus());
      await tab.type("export default { entry: ['src/index.ts'], format: ['esm', 'cjs'] };");
      await click('button', 'Convert');
      await see('text', "format: 'esm'");
    });

    it('keeps the site for reading offline', async () => {
      await open('/offline');
      await click('heading', 'Read offline');
      await click('button', 'Save this site for reading offline');
      await see('status', 'is saved');
      site.set('down');
      await open('/guide/start/quick-start');
      await see('heading', 'Quick start');
    });

    it('leaves out the bars on paper', async () => {
      await open('/guide/start/features');
      await click('heading', 'Features');
      // The engines print to a file at most: the screen takes the rules instead.
      await expect.poll(() => tab.evaluate(showAsPrinted), timeout).toBe(true);
      await see('heading', 'Features');
      const isBarVisible = () => document.querySelector('#sidebar')?.checkVisibility();
      await expect.poll(() => tab.evaluate(isBarVisible), timeout).toBe(false);
    });
  });
}

/** Runs in the page: whether there is a print stylesheet, which is then applied. */
function showAsPrinted(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('html > link[media=print]');
  sheet?.setAttribute('media', 'all');
  return sheet !== null;
}

/** Runs in the page: where a pointer meets the first visible element with these words in its name. */
function findVisible(selector: string, wanted: string): Spot | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const name = element.ariaLabel ?? element.textContent ?? '';
    if (!name.includes(wanted) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    // Between the lines of a text is what holds it.
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return undefined;
}
