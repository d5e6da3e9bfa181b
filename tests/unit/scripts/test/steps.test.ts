import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { planTests } from '../../../../scripts/test/steps.mjs';

const names = (isFull: boolean) => planTests(isFull).planned.map(({ name }) => name);

describe('planTests', () => {
  it('runs all of npm test and what it leaves out in test:full', () => {
    const leftOut = planTests(false).omitted.map(({ name }) => name);
    const added = leftOut.filter((name) => name !== 'test:full');
    expect(names(true)).toEqual([...names(false), ...added]);
    expect(planTests(true).omitted).toEqual([]);
  });

  it('runs each step once, and only scripts that exist', () => {
    expect(new Set(names(true)).size).toBe(names(true).length);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...names(true), 'test:full']));
  });
});
