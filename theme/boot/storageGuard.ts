/** What of `Storage` the framework, its libraries and the theme call, for as long as the page lasts. */
function createMemoryStorage(
  values: Map<string, string>,
): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, `${value}`),
  };
}

/**
 * Replaces a `localStorage` that throws (site data blocked, sandboxed frame, quota) by one that
 * forgets when the page closes: the framework reads it unguarded and would lose the whole page. What runs
 * before goes by theme/lib/readStored.ts.
 */
export function guardStorage(scope: Window): void {
  try {
    const probe = 'rslib-docs-probe';
    scope.localStorage.setItem(probe, '');
    scope.localStorage.getItem(probe);
    scope.localStorage.removeItem(probe);
  } catch {
    const value = createMemoryStorage(readAll(scope));
    Object.defineProperty(scope, 'localStorage', { value });
  }
}

/** What may still be read: a storage that is full keeps what the reader chose before. */
function readAll(scope: Window): Map<string, string> {
  try {
    return new Map(Object.entries(scope.localStorage));
  } catch {
    return new Map();
  }
}
