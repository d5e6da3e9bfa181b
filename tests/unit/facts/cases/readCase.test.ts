import { expect, test } from '@rstest/core';
import { describeRuns } from '../../../../facts/cases/readCase';
import { listIssues } from '../../../../facts/runFacts';

const described = { title: 'A title', question: 'A question?', expect: {} };

test('runs that come first are told in order', () => {
  expect(
    describeRuns({ ...described, before: [['build', '--root', 'a']], command: ['inspect'] }),
  ).toEqual({ command: 'rslib inspect', before: ['rslib build --root a'] });
});

test('issues are together, the first in full', () => {
  const long = 'x'.repeat(300);
  expect(listIssues([`one\n${long}`, 'two', 'three\nmore', long]).split('\n')).toEqual([
    'one',
    long,
    'two',
    'three …',
    `${'x'.repeat(200)}…`,
  ]);
  expect(listIssues([])).toBe('');
});
