import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys, isSearchShortcut, isTypingTarget } from '../lib/shortcuts';

/** Calls back on Ctrl/Cmd+K anywhere and on `/` outside of fields, unless single keys are off. */
export function useSearchShortcut(onShortcut: () => void): void {
  const handleShortcut = useEffectEvent(onShortcut);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isSearchShortcut(event, isTypingTarget(event.target) || !hasSingleKeys())) return;
      event.preventDefault();
      handleShortcut();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
