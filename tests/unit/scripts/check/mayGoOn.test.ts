import { expect, test } from '@rstest/core';
import { mayGoOn } from '../../../../scripts/check/mayGoOn.mjs';

const warning = { severity: 'warning' } as const;
const error = { severity: 'error' } as const;

test('an error stops a build, a warning does not', () => {
  expect(mayGoOn([warning])).toBe(true);
  expect(mayGoOn([warning, error], { isEnough: true })).toBe(false);
});

test('pages that cover too little stop it without any fault', () => {
  expect(mayGoOn([], { isEnough: true })).toBe(true);
  expect(mayGoOn([warning], { isEnough: false })).toBe(false);
});
