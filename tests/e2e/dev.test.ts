import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyRepository } from '../../bench/speed/builds.mjs';
import { devArguments, withServer } from '../../bench/speed/dev.mjs';

test('`npm run dev` in a clone that was never built shows each change of a page and of the texts', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const copy = copyRepository();
  const file = path.join(copy, 'docs/en/guide/start/index.mdx');
  try {
    await withServer(copy, devArguments, async (address) => {
      await page.goto(`${address}/guide/start/`);
      await page.mouse.move(100, 100);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      for (const words of ['A first change.', 'A second change.']) {
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^(# .*\n)/m, `$1\n${words}\n`));
        await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
      }
      // As git and some editors write: a second time, too.
      const texts = path.join(copy, 'i18n.json');
      for (const name of ['Search first', 'Search second']) {
        const written = readFileSync(texts, 'utf8').replace(/"Search (?:Docs|first)"/, `"${name}"`);
        writeFileSync(`${texts}.new`, written);
        renameSync(`${texts}.new`, texts);
        await expect(async () => {
          await page.goto(`${address}/guide/start/`);
          await expect(page.getByRole('button', { name })).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 60_000 });
      }
    });
    expect(existsSync(path.join(copy, 'doc_build'))).toBe(false);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
