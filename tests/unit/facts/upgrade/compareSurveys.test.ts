import { expect, test } from '@rstest/core';
import { compareSurveys } from '../../../../facts/upgrade/compareSurveys';
import { leaveOut } from '../../../../facts/upgrade/readSurvey';
import { createSurvey } from './createSurvey';

test('two surveys of one version have no differences', () => {
  const survey = createSurvey({ cases: { one: { log: ['error   Something is amiss here'] } } });
  expect(compareSurveys(survey, survey)).toEqual([]);
});

test('another version is a change of its own: pages show its number', () => {
  expect(compareSurveys(createSurvey({}), createSurvey({ version: '2.0.0' }))).toEqual([
    { kind: 'version', name: 'v1.0.0', what: 'is v2.0.0' },
  ]);
});

test('cases may be left out', () => {
  const survey = createSurvey({ cases: { one: {}, two: {} } });
  expect([...leaveOut(survey, ['one']).cases.keys()]).toEqual(['two']);
});
