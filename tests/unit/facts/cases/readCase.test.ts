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
  expect(listIssues(['one\nmore', 'two', 'three\nmore'])).toBe('one\nmore\ntwo\nthree …');
});
