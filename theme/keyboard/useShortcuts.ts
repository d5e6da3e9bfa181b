import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { on, schemeToggle } from '../lib/contract';
import { getSingleKey, isPlainTyping } from '../lib/shortcuts';
import { useText } from '../lib/text';
import { announce } from '../ui/Announcer';

const loadDialog = () => import('./ShortcutDialog');

const controls = {
  previous: '#content a[rel=prev]',
  next: '#content a[rel=next]',
  scheme: schemeToggle,
} as const;

/**
 * `[` and `]` turn pages, `t` changes the scheme, `?` opens the list of keys, whose code is fetched then; not
 * while typing or under a dialog.
 */
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
  const announceScheme = () => {
    const isDark = document.documentElement.classList.contains('dark');
    announce(text(isDark ? 'schemeDark' : 'schemeLight'));
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const action = getSingleKey(event, isPlainTyping(event));
    if (!action || document.querySelector('dialog[open]')) return;
    const control =
      action === 'help' ? undefined : document.querySelector<HTMLElement>(controls[action]);
    if (control === null) return;
    event.preventDefault();
    // The focus is not on the control that announces it.
    if (action === 'scheme') on('schemechange', announceScheme, { once: true });
    if (control) control.click();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { Dialog, state, open, close: () => setState('closed') };
}
