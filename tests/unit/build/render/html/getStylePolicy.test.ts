import { expect, test } from '@rstest/core';
import { getStylePolicy } from '../../../../../build/render/html/getStylePolicy';

test('the policy names the style by the hash that browsers compute, and allows attributes', () => {
  // printf 'p{}' | openssl dgst -sha256 -binary | openssl base64
  expect(getStylePolicy('p{}')).toBe(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';style-src-attr 'unsafe-inline'">`,
  );
});

test('a page without a style of its own takes those of this origin alone', () => {
  expect(getStylePolicy()).toContain(`content="style-src 'self';style-src-attr 'unsafe-inline'"`);
});
