import { describe, expect, it } from '@rstest/core';
import { codeViewKey, isSwitchedOn, turnSwitch } from '../../../../theme/code/codeView';

describe('how code is shown', () => {
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

  it('drops what nobody knows', () => {
    expect(turnSwitch('null [] numbers numbers 1', 'wrap', true)).toBe('numbers wrap');
  });

  it('keeps sites of one origin apart', () => {
    expect([codeViewKey('/'), codeViewKey('/docs/')]).toEqual([
      'rslib-docs-code',
      'rslib-docs-code/docs/',
    ]);
  });
});
