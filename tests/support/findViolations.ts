import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Minified: each page parses it again, which takes a third less time then. */
const source = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

/** Every rule that names a standard or a habit worth keeping. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that axe still calls experimental and that find real issues on pages of text. */
const experimental = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
];

/** What axe finds on the page as it is: `rule: what is wrong → the elements`. No exclusions. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = {
    runOnly: { type: 'tag' as const, values: tags },
    rules: Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations' as const],
  };
  const violations = await page.evaluate(async (settings) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, settings);
    return found.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${target.join(' ')} (${reasons[0] ?? 'no reason given'})`;
      }),
    }));
  }, options);
  return violations.map(({ id, help, targets }) => `${id}: ${help} → ${targets.join(', ')}`);
}
