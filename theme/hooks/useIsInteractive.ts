import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page answers readers yet: not on the server and not in the first render, which equals
 * it. For controls that do nothing without script and are not seen before.
 */
export const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
