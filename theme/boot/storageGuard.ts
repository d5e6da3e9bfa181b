/** A `Storage` that lasts as long as the page. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
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
