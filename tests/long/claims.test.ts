import { expect, test } from '@playwright/test';
import { kinds } from '../../bench/claims/kinds.mjs';
import {
  listMissed,
  listShares,
  plantClaims,
  rewordClaims,
  share,
  shareInBoth,
} from '../../bench/claims.mjs';

test('false sentences are caught about as often as bench/claims.md says', async () => {
  test.setTimeout(600_000);
  const seed = Number(process.env.TEST_SEED ?? Date.now());
  const rows = await plantClaims({ root: process.cwd(), perKind: 40, seed });
  const missed = listMissed(rows).join('\n');
  console.log(
    `Seed ${seed}\n${listShares(rows)
      .map((row) => row.join(': '))
      .join('\n')}\n${missed}`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(300);
  const planted = new Set(rows.map(({ kind }) => kind));
  expect(kinds.map(({ kind }) => kind).filter((kind) => !planted.has(kind))).toEqual([]);
  const values = rows.filter(({ isValue }) => isValue);
  const others = rows.filter(({ isValue }) => !isValue);
  expect(shareInBoth(values)).toBeGreaterThanOrEqual(0.9);
  expect(shareInBoth(others)).toBeGreaterThanOrEqual(0.6);
  expect(share(values)).toBeGreaterThanOrEqual(0.55);
  const reworded = await rewordClaims({ root: process.cwd(), perKind: 40, seed });
  expect(share(reworded)).toBeLessThanOrEqual(0.05);
});
