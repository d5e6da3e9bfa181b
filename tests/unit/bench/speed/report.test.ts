import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { isMet, targets } from '../../../../bench/speed/report.mjs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('says why a target is missed, and holds scores to at least theirs', () => {
  const results = read('bench/speed/results.json');
  const reasons = Object.keys(read('bench/speed/reasons.json'));
  const missed = targets.filter((target) => !isMet(target, results)).map(({ id }) => id);
  expect(missed.filter((id) => !reasons.includes(id))).toEqual([]);
  const score = { id: '', name: '', limit: 100, get: () => 99, show: String };
  expect(isMet(score, results)).toBe(true);
  expect(isMet({ ...score, isLeast: true }, results)).toBe(false);
});

it('builds Rspress as it comes from the version that this site is made with', () => {
  expect(read('bench/speed/rspress/package.json').dependencies['@rspress/core']).toBe(
    read('package.json').devDependencies['@rspress/core'],
  );
});
