import { expect, it } from '@rstest/core';
import { hashText } from '../../../site/hashText';

it('gives the FNV-1a hash of a text', () => {
  // Values of the algorithm's own test suite.
  expect(parseInt(hashText(''), 36)).toBe(0x811c9dc5);
  expect(parseInt(hashText('a'), 36)).toBe(0xe40c292c);
  expect(parseInt(hashText('foobar'), 36)).toBe(0xbf9cf968);
});
