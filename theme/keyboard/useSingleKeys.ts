import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys } from '../hooks/hasSingleKeys';
import { isTypingTarget } from '../hooks/isTypingTarget';
import { getSingleKey, type SingleKeyAction } from '../lib/getSingleKey';

/** What the keys press for the reader; the page keeps its own way of doing it. */
const controls: Readonly<Partial<Record<SingleKeyAction, string>>> = {
  previous: '#content a[rel=prev]',
  next: '#content a[rel=next]',
  scheme: '[data-scheme-toggle]',
};

export interface SingleKeysOptions {
  /** Called for the list of keys. */
  onHelp: () => void;
  /** Called once the colours are turned: the focus is not on the control that says so. */
  onScheme: () => void;
}

/**
 * The keys that work by themselves: `[` and `]` turn pages, `t` turns the colours, `?` calls back. Off
 * while typing, under a dialog, and where the reader has switched them off (WCAG 2.1.4).
 */
export function useSingleKeys({ onHelp, onScheme }: SingleKeysOptions): void {
  const handleHelp = useEffectEvent(onHelp);
  const handleScheme = useEffectEvent(onScheme);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isTyping = isTypingTarget(event.target) || !hasSingleKeys();
      const action = getSingleKey(event, isTyping);
      if (!action || document.querySelector('dialog[open]')) return;
      const selector = controls[action];
      const control = selector ? document.querySelector<HTMLElement>(selector) : undefined;
      if (control === null) return;
      event.preventDefault();
      if (action === 'scheme') {
        document.addEventListener('schemechange', () => handleScheme(), { once: true });
      }
      if (control) control.click();
      else handleHelp();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
