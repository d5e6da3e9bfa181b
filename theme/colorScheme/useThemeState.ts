import { useSyncExternalStore } from 'react';
import { emit, on } from '../lib/contract';

type Scheme = 'light' | 'dark';

const subscribe = (notify: () => void) => on('schemechange', notify);

const setScheme = (choice: Scheme) => emit('setscheme', { choice });

/** The color scheme shown, and a way to change it, for the framework's context. */
export function useThemeState(): readonly [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore<Scheme>(
    subscribe,
    () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'),
    () => 'light',
  );
  return [scheme, setScheme];
}
