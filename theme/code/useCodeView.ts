import { useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { emit, getRootData, on } from '../boot/contract';
import { keepChoice } from '../lib/storage';
import { type CodeSwitch, codeViewKey, turnSwitch } from './codeView';

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
    keepChoice(codeViewKey(base), next);
    emit('codechange');
  };
  return [view, turn];
}
