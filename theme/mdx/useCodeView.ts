import { useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { type CodeSwitch, codeViewKey, turnSwitch } from '../lib/codeView';
import { keepChoice } from '../lib/keepChoice';

const readView = (): string => document.documentElement.dataset.code ?? '';

/** The root says how code is shown (theme/boot/readerChoices.ts), here or because another tab chose. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-code'] });
  return () => observer.disconnect();
}

/** How the reader wants code shown, and the way to change it for every block. */
export function useCodeView(): [view: string, turn: (name: CodeSwitch, isOn: boolean) => void] {
  const { base } = useSite().site;
  const view = useSyncExternalStore(subscribe, readView, () => '');
  const turn = (name: CodeSwitch, isOn: boolean) => {
    const next = turnSwitch(readView(), name, isOn);
    document.documentElement.dataset.code = next;
    keepChoice(codeViewKey(base), next);
  };
  return [view, turn];
}
