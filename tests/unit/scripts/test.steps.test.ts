import { expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { steps } from '../../../scripts/test.mjs';

it('npm test runs each step once, and only scripts that exist', () => {
  const names = steps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
});
