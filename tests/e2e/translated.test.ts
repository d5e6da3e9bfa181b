import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

/** Does what the translation of a browser does: each text is in elements of its own, now and later. */
const translate = () => {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data}·`);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
};

test('a page that the browser translates can be searched and left', async ({ page }) => {
  await openPage(page, '/guide/start/');
  await page.evaluate(translate);
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox');
  for (const typed of ['d', 't', 's', ' bundle', ' xyzzy-none']) {
    await field.pressSequentially(typed);
    await expect(field).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('');
  }
  await field.fill('umdName');
  await expect(page.getByRole('option').first()).toContainText('umdName');
  await field.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('umdName');
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page).not.toHaveURL(/umd-name/);
});
