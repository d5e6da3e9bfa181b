import { stockFolder } from './controls/openSubject';
import { faultClasses } from './rows';
import { sample } from '../support/sample';
import { test } from './support/faultTest';
import { runRow } from './support/runRow';

for (const { name, rows } of faultClasses) {
  test.describe(name, () => {
    // The default theme is asked only what the catalogue says of it, and one row without a fault.
    const asked = stockFolder
      ? rows.filter((row) => row.breaksStock ?? row.id === 'nothing')
      : rows;
    for (const row of sample(asked, Math.ceil(asked.length / 8))) {
      test(`${row.id}: ${row.fault}`, async ({ enter }) => {
        await runRow(row, enter);
      });
    }
  });
}
