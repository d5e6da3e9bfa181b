import { expect, it } from '@rstest/core';
import { isSecureAddress } from '../../../../../build/publish/hostFiles/isSecureAddress';

it.each([
  'http://search.example/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
  'https://user:secret@search.example/',
  'javascript:alert(1)',
  'wss://search.example/',
  '/search',
  '',
])('%j may not', (address) => {
  expect(isSecureAddress(address)).toBe(false);
});
