import { sample } from '../support/sample';
import type { FaultRow } from './FaultRow';
import { faultClasses } from './rows';
import { expect, test } from './support/faultTest';
import { runRow } from './support/runRow';

for (const { name, rows } of faultClasses) {
  test.describe(name, () => {
    for (const row of sample(rows, Math.ceil(rows.length / 16))) {
      test(`${row.id}: ${row.fault}`, async ({ enter }) => {
        await runRow(row, enter);
      });
    }
  });
}

/** What no row survives, done by hand, and what is said of it. */
const losses: [id: string, fault: string, said: string, lose: () => unknown][] = [
  [
    'page',
    'A blank page',
    'is in sight',
    () => document.querySelector('#__rspress_root')?.remove(),
  ],
  ['heading', 'No heading', 'is in sight', () => document.querySelector('h1')?.remove()],
  ['text', 'No text', 'is in sight', () => document.querySelector('main p')?.remove()],
  ['address', 'Another address', 'the address', () => history.pushState(null, '', '/other')],
  ['dialog', 'An open dialog', 'left open', () => document.querySelector('dialog')?.show()],
  ['script', 'A foreign script', 'nothing foreign', () => Object.assign(window, { __xss: 1 })],
  ['document', 'One more document', 'documents asked for', () => location.reload()],
  [
    'link',
    'No link',
    'no link',
    () => document.querySelectorAll('a').forEach((a) => a.removeAttribute('href')),
  ],
  ['log', 'An error in the log', 'must stay quiet', () => console.error('lost')],
];

test.describe('What nobody survives', () => {
  for (const [id, fault, said, lose] of sample(losses, 2)) {
    test(`lost-${id}: ${fault} is noticed`, async ({ enter }) => {
      const row: FaultRow = { id, fault, act: [({ page }) => page.evaluate(lose)] };
      await expect(runRow(row, enter)).rejects.toThrow(said);
    });
  }
});
