import { expect, test } from '@rstest/core';
import { describeRuns } from '../../../../facts/cases/describeRuns';

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
