import { useState } from 'react';
import { announce } from '../hooks/announce';
import { useText } from '../hooks/useText';
import { useSingleKeys } from './useSingleKeys';

export interface Shortcuts {
  /** Whether the list of keys is on show. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The single keys at work, and whether the list of them is open. */
export function useShortcuts(): Shortcuts {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useSingleKeys({
    onHelp: open,
    onScheme: () => {
      const isDark = document.documentElement.classList.contains('dark');
      announce(text(isDark ? 'schemeDark' : 'schemeLight'));
    },
  });
  return { isOpen, open, close: () => setOpen(false) };
}
