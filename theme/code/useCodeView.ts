import { useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { getRootData } from '../boot/contract';
import { keepChoice } from '../lib/storage';
import { type CodeSwitch, codeViewKey, turnSwitch } from './codeView';

const readView = (): string => getRootData().code ?? '';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** The root says how code is shown; one observer for all blocks of a page. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const listener of listeners) listener();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-code'] });
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** How the reader wants code shown, and the way to change it for every block. */
export function useCodeView(): [view: string, turn: (name: CodeSwitch, isOn: boolean) => void] {
  const { base } = useSite().site;
  const view = useSyncExternalStore(subscribe, readView, () => '');
  const turn = (name: CodeSwitch, isOn: boolean) => {
    const next = turnSwitch(readView(), name, isOn);
    getRootData().code = next;
    keepChoice(codeViewKey(base), next);
  };
  return [view, turn];
}
