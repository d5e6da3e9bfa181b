import { storageNames } from '../boot/contract';
import { storageKey } from '../lib/storage';

export type CodeSwitch = 'wrap' | 'numbers';

/** Stored words: `wrap numbers` or `no-wrap`; a block's own setting applies where none is named. */
export const codeViewKey = (base: string): string => storageKey(storageNames.code, base);

/** Whether a block shows it: what the reader chose, else what its writer did. */
export function isSwitchedOn(view: string, name: CodeSwitch, byWriter: boolean): boolean {
  const words = view.split(' ');
  if (words.includes(`no-${name}`)) return false;
  return byWriter || words.includes(name);
}

/** The words with a switch turned on or off; unknown words are dropped. */
export function turnSwitch(view: string, name: CodeSwitch, isOn: boolean): string {
  const known = ['wrap', 'no-wrap', 'numbers', 'no-numbers'];
  const others = view
    .split(' ')
    .filter((word) => known.includes(word) && word !== name && word !== `no-${name}`);
  return [...new Set(others), isOn ? name : `no-${name}`].join(' ');
}
