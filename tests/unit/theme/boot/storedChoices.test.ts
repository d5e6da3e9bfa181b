import { describe, expect, it } from '@rstest/core';
import { guardStorage } from '../../../../theme/boot/storedChoices';

type Scope = Parameters<typeof guardStorage>[0];

/** A window whose storage is got by `get`. */
const createScope = (get: () => unknown): Scope =>
  Object.defineProperty({}, 'localStorage', { get, configurable: true }) as Scope;

const refuse = () => {
  throw new Error('Access is denied for this document.');
};

describe('guardStorage', () => {
  for (const [reason, get] of [
    ['is blocked', refuse],
    ['is absent', () => undefined],
    ['is null', () => null],
    ['cannot be written', () => ({ setItem: refuse, removeItem: () => undefined })],
    [
      'cannot be read',
      () => ({ setItem: () => undefined, getItem: refuse, removeItem: () => undefined }),
    ],
  ] as const) {
    it(`gives one that forgets where the browser’s own ${reason}`, () => {
      const scope = createScope(get);
      guardStorage(scope);
      const { localStorage } = scope;
      expect(localStorage.getItem('a')).toBeNull();
      localStorage.setItem('a', '1');
      localStorage.setItem('b', 2 as unknown as string);
      expect(localStorage.getItem('b')).toBe('2');
      localStorage.removeItem('a');
      expect(localStorage.getItem('a')).toBeNull();
      expect(localStorage.getItem('b')).toBe('2');
    });
  }

  it('keeps what can be read of a storage that is full', () => {
    const scope = createScope(() =>
      Object.defineProperties({ a: '1' }, { setItem: { value: refuse } }),
    );
    guardStorage(scope);
    scope.localStorage.setItem('b', '2');
    expect([scope.localStorage.getItem('a'), scope.localStorage.getItem('b')]).toEqual(['1', '2']);
  });
});
