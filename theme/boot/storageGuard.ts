/** What of `Storage` the framework, its libraries and the theme call, for as long as the page lasts. */
function createMemoryStorage(): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, `${value}`),
  };
}

/**
 * Replaces a `localStorage` that throws (site data blocked, sandboxed frame, quota) by one that
 * forgets when the page closes: the framework reads it unguarded and would lose the whole page.
 */
export function guardStorage(scope: Window): void {
  try {
    const probe = 'rslib-docs-probe';
    scope.localStorage.setItem(probe, '');
    scope.localStorage.getItem(probe);
    scope.localStorage.removeItem(probe);
  } catch {
    Object.defineProperty(scope, 'localStorage', { value: createMemoryStorage() });
  }
}
