import { type ComponentType, useState } from 'react';
import { announce } from '../hooks/announce';
import { useText } from '../hooks/useText';
import type { ShortcutSheetProps } from './ShortcutSheet';
import { useSingleKeys } from './useSingleKeys';

const loadSheet = () => import('./ShortcutSheet');

export interface Shortcuts {
  /** The list of keys, once it is fetched. */
  Sheet: ComponentType<ShortcutSheetProps> | undefined;
  /** Whether it is on show; `failed` where it could not be fetched. */
  state: 'closed' | 'open' | 'failed';
  open: () => void;
  close: () => void;
}

/** The single keys at work, and the list of them, whose code comes when it is asked for. */
export function useShortcuts(): Shortcuts {
  const text = useText();
  const [Sheet, setSheet] = useState<Shortcuts['Sheet']>();
  const [state, setState] = useState<Shortcuts['state']>('closed');
  const open = () => {
    setState('open');
    loadSheet().then(
      (loaded) => setSheet(() => loaded.ShortcutSheet),
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
  return { Sheet, state, open, close: () => setState('closed') };
}
