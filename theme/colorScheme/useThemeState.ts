import { useCallback, useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

const subscribe = (notify: () => void): (() => void) => {
  document.addEventListener('schemechange', notify);
  return () => document.removeEventListener('schemechange', notify);
};

/**
 * The colour scheme shown, and a way to change it, for the framework's context. The head script owns
 * the state (`theme/colorScheme/colorSchemeScript.ts`): it works before React is there, so React only follows.
 */
export function useThemeState(): readonly [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore<Scheme>(
    subscribe,
    () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'),
    () => 'light',
  );
  const setScheme = useCallback((value: Scheme) => {
    document.dispatchEvent(new CustomEvent('setscheme', { detail: { choice: value } }));
  }, []);
  return [scheme, setScheme];
}
