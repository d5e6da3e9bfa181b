import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { openPage } from '../support/hydrate';
import { packCase } from '../support/packedCase';
import { getTrigger } from '../support/searchDialog';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { writeTar } from '../support/writeTarball';

const route = '/config/lib/format';

/** What readers do with the tools. */
const tools: Readonly<
  Record<string, (page: Page, expectNothing: (what: string) => Promise<void>) => Promise<void>>
> = {
  async '/tools/errors'(page, expectNothing) {
    await page
      .getByLabel('Output of your terminal')
      .fill("× Module not found: Can't resolve './a'\nerror   Something is not found in the entry");
    await page.getByRole('button', { name: 'Find errors' }).click();
    await expect(page.getByRole('heading', { name: 'Lines that no page explains' })).toBeVisible();
    await expectNothing('a result');
  },

  async '/tools/output?lib=react&format=umd'(page, expectNothing) {
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByText('Node.js reads this UMD file as an ES module')).toBeVisible();
    await expectNothing('a result');
    await page.getByRole('button', { name: 'Compare with other settings' }).click();
    await expect(result.getByRole('heading', { name: 'What differs' })).toBeVisible();
    await expectNothing('a comparison');
  },

  async '/tools/upgrade?from=0.18&to=1.0'(page, expectNothing) {
    await page
      .getByLabel('Your config')
      .fill("export default { source: { alias: { '@': '.' } } };");
    await expect(page.getByRole('region', { name: /^In your config \(/ })).toBeVisible();
    await page.getByText(/^Nothing to do \(/).click();
    await expectNothing('changes');
    await openPage(page, '/releases/0-18?page=/config/lib/dts');
    await expect(page.getByText('dts.isolated does not exist yet')).toBeVisible();
    await expectNothing('a note');
  },

  async '/tools/package'(page, expectNothing) {
    const check = page.locator('[data-part="package-check"]');
    await check.getByText('Paste a package.json instead').click();
    await expectNothing('the form');
    const entries = [...packCase('dual-types-last-trap')];
    const tar = writeTar(entries.map(([path, content]) => ({ path: `package/${path}`, content })));
    const file = { name: 'a.tar', mimeType: 'application/x-tar', buffer: tar };
    await check.getByLabel('Choose a .tgz').setInputFiles(file);
    await expect(check.getByText('Does not work for')).toBeVisible();
    await expectNothing('a result');
    await check.getByLabel('Choose a .tgz').setInputFiles({ ...file, buffer: Buffer.from('none') });
    await expect(check.getByText('This is not a .tgz')).toBeVisible();
    await expectNothing('an error');
  },

  async '/tools/config-converter'(page, expectNothing) {
    const converter = page.locator('[data-part="config-converter"]');
    const convert = async (config: string) => {
      await converter.getByLabel('Your config').fill(config);
      await converter.getByRole('button', { name: 'Convert' }).click();
    };
    await convert("export default { entry: ['src/a.ts'], killSignal: 'SIGKILL', color: 'blue' };");
    await expect(converter.getByRole('status')).toHaveText(/\S/);
    await expectNothing('no tool');
    await converter.getByRole('combobox', { name: 'Tool' }).selectOption('tsup');
    await convert('export default {');
    await expect(converter.getByLabel('Your config')).toHaveAttribute('aria-invalid', 'true');
    await expectNothing('an error');
    await convert("export default { entry: ['src/a.ts'], killSignal: 'SIGKILL', color: 'blue' };");
    await expect(converter.getByRole('figure', { name: 'rslib.config.ts' })).toBeVisible();
    await expect(converter.getByRole('cell', { name: 'No equivalent' })).toBeVisible();
    await expectNothing('a result');
  },
};

for (const colorScheme of sample(['light', 'dark'] as const, 1)) {
  for (const name of sample(['Menu', 'Pages', 'ON THIS PAGE'], 1)) {
    test(`${name}, opened on a narrow screen in the ${colorScheme} scheme, keeps every rule of axe`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, route);
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator(':popover-open')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`a name of code, explained, keeps every rule of axe in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, route);
    await page.locator('pre code', { hasText: 'defineConfig' }).first().hover();
    await page.locator('[data-hover]', { hasText: 'format' }).first().click();
    await expect(page.locator('#type-hover')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  for (const width of sample([390, 1440], 1)) {
    test(`search keeps every rule of axe in the ${colorScheme} scheme at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        if (origin === 'null') return;
        localStorage.setItem('rslib-docs-recent-searches', '["dts bundle","__dirname"]');
      });
      await openPage(page, route);
      // The dialog opens without it, too: its colors come with the whole stylesheet.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet }) => sheet,
        ),
      );
      await getTrigger(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await findViolations(page), 'empty').toEqual([]);
      await dialog.getByRole('combobox').fill('format');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      expect(await findViolations(page), 'with hits').toEqual([]);
      await dialog.getByRole('radio', { name: 'Config' }).check();
      await expect(dialog.getByRole('status')).toContainText('in Config');
      expect(await findViolations(page), 'narrowed').toEqual([]);
      await dialog.getByRole('combobox').fill('sourcmaaps');
      await expect(dialog.getByRole('button', { name: 'output.sourceMap' })).toBeVisible();
      expect(await findViolations(page), 'with names like it').toEqual([]);
      await dialog.getByRole('combobox').fill('zzqqxx');
      await expect(dialog).toContainText('No results for');
      expect(await findViolations(page), 'without hits').toEqual([]);
    });
  }

  for (const [address, use] of Object.entries(tools)) {
    test(`${address}, used, keeps every rule of axe in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, address);
      await use(page, async (what) => {
        for (const width of sample([320, 390, 1440], 1)) {
          await page.setViewportSize({ width, height: 844 });
          // What was used has scrolled: a link half below the bar counts as too small to touch.
          // What scrolls sideways becomes a stop of the Tab key in the frame that follows a resize.
          await page.evaluate(() => {
            scrollTo(0, 0);
            return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          });
          expect(await findViolations(page), `${what} at ${width}`).toEqual([]);
        }
      });
    });
  }
}
