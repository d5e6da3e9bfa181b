import { expect, it } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles, openCache } from '../../../../build/read/cache';
import { createTestFolder } from '../../../support/testFolder';

const file = createTestFolder().resolve('below/values.json');

it('keeps what is used, forgets the rest if all was asked for, and leaves no half-written file', () => {
  const first = openCache<number>(file);
  expect(first.get('a')).toBeUndefined();
  first.set('a', 1);
  first.set('b', 2);
  first.save();
  const second = openCache<number>(file);
  expect(second.get('a')).toBe(1);
  second.save({ keepsRest: true });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 1, b: 2 });
  second.save();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 1 });
  expect(readdirSync(path.dirname(file))).toEqual(['values.json']);
});

it('computes a value once, and again where a part of what decides it has changed', () => {
  const fail = (): number => {
    throw new Error('It was known.');
  };
  const first = openCache<number>(file);
  expect(first.remember(['en', 'a'], () => 0)).toBe(0);
  expect(first.remember(['en', 'a'], fail)).toBe(0);
  first.save();
  expect(openCache<number>(file).remember(['en', 'a'], fail)).toBe(0);
  // Parts are not run together.
  expect(openCache<number>(file).remember(['ena'], () => 1)).toBe(1);
});

it('depends only on places that are there', () => {
  expect(() => hashFiles('.', ['build/raed'])).toThrow('A cache depends on build/raed');
  expect(hashFiles('.', ['node_modules/.not-there'])).toBe(hashFiles('.', []));
});
