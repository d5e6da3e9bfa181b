import { expect, it } from '@rstest/core';
import { isSwitchedOn, turnSwitch } from '../../../../theme/code/codeView';

it.each([
  ['', false, false],
  ['', true, true],
  ['wrap', false, true],
  ['no-wrap', true, false],
  ['no-wrap wrap', true, false],
  ['numbers', false, false],
  ['{"wrap":1}', false, false],
])('stored %j, written %s: wrapped is %s', (view, byWriter, isOn) => {
  expect(isSwitchedOn(view, 'wrap', byWriter)).toBe(isOn);
});

it('turns one switch and leaves the other', () => {
  expect(turnSwitch('', 'wrap', true)).toBe('wrap');
  expect(turnSwitch('wrap', 'numbers', true)).toBe('wrap numbers');
  expect(turnSwitch('wrap numbers', 'wrap', false)).toBe('numbers no-wrap');
});
