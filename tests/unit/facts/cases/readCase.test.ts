import { expect, test } from '@rstest/core';
import { describeRuns } from '../../../../facts/cases/readCase';
import { explainCase } from '../../../../facts/cases/explainCase';
import { listFaults } from '../../../../facts/runFacts';

const described = { title: 'A title', question: 'A question?', expect: {} };

test('a case that says nothing is built', () => {
  expect(describeRuns(described)).toEqual({ command: 'rslib build', before: [] });
});

test('runs that come first are told in order', () => {
  expect(
    describeRuns({ ...described, before: [['build', '--root', 'a']], command: ['inspect'] }),
  ).toEqual({ command: 'rslib inspect', before: ['rslib build --root a'] });
});

test('a script is run with Node', () => {
  expect(describeRuns({ ...described, script: 'build.mjs' }).command).toBe('node build.mjs');
});

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
