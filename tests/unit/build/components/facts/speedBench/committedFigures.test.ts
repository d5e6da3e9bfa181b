import { expect, it } from '@rstest/core';
import reasons from '../../../../../../bench/speed/reasons.json' with { type: 'json' };
import { openFactStore } from '../../../../../../build/components/facts/factStore';
import { isMet } from '../../../../../../build/components/facts/speedBench/Target';
import { targets } from '../../../../../../build/components/facts/speedBench/targets';

const bench = openFactStore().getSpeedBench();
const missed = targets.filter((target) => !isMet(target, target.get(bench)));

it('a reason is given for each target that the committed figures miss, and for no other', () => {
  expect(Object.keys(reasons).sort()).toEqual(missed.map(({ id }) => id).sort());
});

it('the committed figures are those of this site and every other one that is built here', () => {
  expect(bench.builds.map(({ site }) => site).sort()).toEqual(Object.keys(bench.sites).sort());
  expect(bench.transfer.length).toBe(3 * Object.keys(bench.sites).length);
});
