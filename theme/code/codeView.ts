import { useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { emit, getRootData, on, storageNames } from '../lib/contract';
import { keepChoice, storageKey } from '../lib/storage';

export type CodeSwitch = 'wrap' | 'numbers';

const readView = (): string => getRootData().code ?? '';

/** The root says how code is shown (theme/boot/storedChoices.ts), here or because another tab chose. */
function subscribe(notify: () => void): () => void {
  const stops = [on('codechange', notify), on('storedchange', notify)];
  return () => stops.forEach((stop) => stop());
}

/** How the reader wants code shown, and the way to change it for every block. */
export function useCodeView(): [view: string, turn: (name: CodeSwitch, isOn: boolean) => void] {
  const { base } = useSite().site;
  const view = useSyncExternalStore(subscribe, readView, () => '');
  const turn = (name: CodeSwitch, isOn: boolean) => {
    const next = turnSwitch(readView(), name, isOn);
    getRootData().code = next;
    keepChoice(storageKey(storageNames.code, base), next);
    emit('codechange');
  };
  return [view, turn];
}

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
