import { expect, test } from '@rstest/core';
import { pickSubsets } from '../../../../../build/publish/ogImages/pickSubsets';

const ranges = {
  latin: 'U+0000-00FF,U+2191',
  '[4]': 'U+4e00-4eff, U+1f300',
  '[5]': 'U+5e93',
};

test('picks only the files whose characters occur', () => {
  expect(pickSubsets('Hi ↑', ranges)).toEqual({ subsets: ['latin'], missing: [] });
  expect(pickSubsets('库 一', ranges)).toEqual({ subsets: ['latin', '4', '5'], missing: [] });
  expect(pickSubsets('\u{1f300}', ranges).subsets).toEqual(['4']);
});

test('names characters that no file holds, each once', () => {
  expect(pickSubsets('a😀😀', ranges)).toEqual({ subsets: ['latin'], missing: ['😀'] });
});
