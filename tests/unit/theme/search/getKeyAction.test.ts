import { describe, expect, it } from '@rstest/core';
import { getKeyAction, type SearchKey } from '../../../../theme/search/getKeyAction';

const press = (key: string, changes: Partial<SearchKey> = {}) =>
  getKeyAction({
    key,
    keyCode: 0,
    ctrlKey: false,
    metaKey: false,
    isComposing: false,
    ...changes,
  });

describe('getKeyAction', () => {
  it('opens with Enter, in a new tab with Ctrl or Cmd', () => {
    expect(press('Enter')).toEqual({ type: 'open', inNewTab: false });
    expect(press('Enter', { ctrlKey: true })).toEqual({ type: 'open', inNewTab: true });
    expect(press('Enter', { metaKey: true })).toEqual({ type: 'open', inNewTab: true });
  });

  it('moves with the arrows', () => {
    expect(press('ArrowDown')).toEqual({ type: 'move', by: 1 });
    expect(press('ArrowUp')).toEqual({ type: 'move', by: -1 });
  });

  it('leaves the keys of an input method alone', () => {
    expect(press('Enter', { isComposing: true })).toBeUndefined();
    expect(press('Enter', { keyCode: 229 })).toBeUndefined();
    expect(press('ArrowDown', { isComposing: true })).toBeUndefined();
  });

  it('leaves typing alone', () => {
    for (const key of ['a', 'Home', 'Tab', 'Escape']) expect(press(key)).toBeUndefined();
  });
});
