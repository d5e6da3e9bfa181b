import { expect, it } from '@rstest/core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listFiles, readBuilt } from '../support/builtSite';
import { sample } from '../support/sample';

const pages = sample(
  listFiles().filter((file) => file.endsWith('.html')),
  30,
);

it('every page is valid HTML', { timeout: 180_000 }, async () => {
  const validator = createValidator();
  const issues: string[] = [];
  for (const file of pages) {
    const { results } = await validator.validateString(readBuilt(file), file);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages)) {
      issues.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  console.log(`${pages.length} files, ${issues.length} errors`);
  expect(issues).toEqual([]);
  expect(pages.length).toBeGreaterThan(25);
});

/**
 * The validator of built pages: the rules that the HTML standard and WCAG make, none of style. They
 * include that ids are unique, that `for` and `aria-*` name what is there, and that `for` names a
 * control. Reads nothing but what it is given.
 */
function createValidator(): HtmlValidate {
  const loader = new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Files of our own host leave it together with the page: there is nobody to distrust.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Rows that narrow screens draw as cards are no table rows any more where nothing says so.
      'no-redundant-role': 'off',
      // The standard gives `button` a type where none is written; that no form is sent by one that
      // says nothing is not a question of validity.
      'no-implicit-button-type': 'off',
      // An opinion: that `role` may not be used where an element has it. We have reasons, each tested.
      'prefer-native-element': 'off',
    },
  });
  return new HtmlValidate(loader);
}
