import { expect, it } from '@rstest/core';
import { listFiles, readBuilt } from '../support/builtSite';
import { createValidator } from '../support/createValidator';
import { listInvalid } from '../support/listInvalid';

const pages = listFiles().filter((file) => file.endsWith('.html'));

it('every page is valid HTML', { timeout: 180_000 }, async () => {
  const validator = createValidator();
  const faults: string[] = [];
  for (const file of pages) faults.push(...(await listInvalid(readBuilt(file), file, validator)));
  console.log(`${pages.length} files, ${faults.length} errors`);
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
});

/** Each is wrong in one way; the rule that has to say so. */
const wrong = {
  'no-dup-id': '<p id="a">x</p><p id="a">y</p>',
  'no-missing-references': '<button type="button" aria-controls="nothing">x</button>',
  'valid-for': '<label for="a">x</label><p id="a">y</p>',
  'element-permitted-content': '<ul><p>x</p></ul>',
  'close-order': '<p><b>x</p></b>',
  'element-required-attributes': '<img alt="x">',
  'attribute-allowed-values': '<input type="colour" aria-label="x">',
  'no-dup-attr': '<p class="a" class="b">x</p>',
};

for (const [rule, html] of Object.entries(wrong)) {
  it(`a page that breaks ${rule} is not valid`, async () => {
    const faults = await listInvalid(
      `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>${html}</main></body></html>`,
      'page.html',
    );
    expect(faults.join('\n')).toContain(` ${rule}: `);
  });
}
