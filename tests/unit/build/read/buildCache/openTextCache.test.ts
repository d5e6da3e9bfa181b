import { expect, it } from '@rstest/core';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTextCache } from '../../../../../build/read/buildCache';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'texts-')), 'texts.json');
const fail = (): string => {
  throw new Error('It was known.');
};

it('computes a text once, and again where what decides it has changed', () => {
  const first = openTextCache(file, 'digest');
  expect(first.remember(['en', 'a'], () => 'A')).toBe('A');
  expect(first.remember(['en', 'a'], fail)).toBe('A');
  first.save();
  expect(openTextCache(file, 'digest').remember(['en', 'a'], fail)).toBe('A');
  // Parts are not run together.
  expect(openTextCache(file, 'digest').remember(['ena'], () => 'B')).toBe('B');
  expect(openTextCache(file, 'other').remember(['en', 'a'], () => 'C')).toBe('C');
});
