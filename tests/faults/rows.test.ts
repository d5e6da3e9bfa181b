import { sample } from '../support/sample';
import { faultClasses } from './rows';
import { test } from './support/faultTest';
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
