/** The test that asks every rule of axe of every page, by what it is called for one of them. */
export const everyRuleTest =
  'tests/a11y/axe.test.ts › /guide/start/ keeps every rule of axe in both schemes';
