import { expect, test } from '@rstest/core';
import type { LoadedCase } from '../../../../../facts/cases/readCase';
import { findReasonToRunAlone } from '../../../../../facts/cases/warm/findReasonToRunAlone';

const load = (more: Partial<LoadedCase> = {}): LoadedCase => ({
  id: 'answer',
  title: '',
  question: '',
  expect: {},
  files: new Map([['case.ts', Buffer.from('logLevel')]]),
  ...more,
});

test('a case that builds, or fails, may share a process', () => {
  expect(findReasonToRunAlone(load())).toBeUndefined();
  expect(findReasonToRunAlone(load({ expect: { exit: 1 } }))).toBeUndefined();
});

test('a case that aborts, or sets the log level, may not', () => {
  expect(findReasonToRunAlone(load({ expect: { exit: 'SIGABRT' } }))).toBe(
    'it takes the process down',
  );
  const level = 'the log level that it sets stays set';
  const command = ['build', '--log-level', 'silent'];
  expect(findReasonToRunAlone(load({ command }))).toBe(level);
  const files = new Map([['build.mjs', Buffer.from("createRslib({ logLevel: 'error' });")]]);
  expect(findReasonToRunAlone(load({ files }))).toBe(level);
});

test('a case may say itself why it may not', () => {
  expect(findReasonToRunAlone(load({ alone: 'its log is a race' }))).toBe('its log is a race');
});
