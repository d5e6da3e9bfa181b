import { expect, test } from '@rstest/core';
import { explainCase } from '../../../../facts/cases/explainCase';
import { listFaults } from '../../../../facts/cases/listFaults';

test('faults stand together, the first in full', () => {
  const long = 'x'.repeat(300);
  expect(listFaults([`one\n${long}`, 'two', 'three\nmore', long]).split('\n')).toEqual([
    'one',
    long,
    'two',
    'three …',
    `${'x'.repeat(200)}…`,
  ]);
  expect(listFaults([])).toBe('');
});

test('a case that nobody knows is answered with the nearest one', async () => {
  await expect(explainCase('dts-bundel')).rejects.toThrow(
    'no such case: “dts-bundel” (did you mean “dts-bundle”?)',
  );
});
