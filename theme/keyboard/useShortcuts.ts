import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import {
  getSingleKey,
  hasSingleKeys,
  isTypingTarget,
  type SingleKeyAction,
} from '../lib/shortcuts';
import { on } from '../boot/contract';
import { useText } from '../lib/text';
import { announce } from '../ui/Announcer';

const loadDialog = () => import('./ShortcutDialog');

/** Enables the single keys, and the list of them, whose code is fetched on demand. */
export function useShortcuts() {
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = () => {
    setState('open');
    loadDialog().then(
      (loaded) => setDialog(() => loaded.ShortcutDialog),
      () => setState('failed'),
    );
  };
  useSingleKeys({
    onHelp: open,
    onScheme: () => {
      const isDark = document.documentElement.classList.contains('dark');
      announce(text(isDark ? 'schemeDark' : 'schemeLight'));
    },
  });
  return { Dialog, state, open, close: () => setState('closed') };
}

const controls: Readonly<Partial<Record<SingleKeyAction, string>>> = {
  previous: '#content a[rel=prev]',
  next: '#content a[rel=next]',
  scheme: '[data-scheme-toggle]',
};

export interface SingleKeysOptions {
  onHelp: () => void;
  /** Called after the scheme has changed: the focus is not on the control that announces it. */
  onScheme: () => void;
}

/** `[` and `]` turn pages, `t` changes the scheme, `?` opens the list; not while typing or under a dialog. */
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
        on('schemechange', () => handleScheme(), { once: true });
      }
      if (control) control.click();
      else handleHelp();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
