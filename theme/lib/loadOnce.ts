import { useEffect, useReducer, useState } from 'react';

/** What is fetched by its key, once: all calls share one promise, and a failure is forgotten. */
export interface OnceLoader<Value> {
  load: (key: string) => Promise<Value>;
  /** What has come. */
  get: (key: string) => Value | undefined;
}

export function loadOnce<Value>(load: (key: string) => Promise<Value>): OnceLoader<Value> {
  const promises = new Map<string, Promise<Value>>();
  const loaded = new Map<string, Value>();
  const start = async (key: string): Promise<Value> => {
    try {
      const value = await load(key);
      loaded.set(key, value);
      return value;
    } catch (error) {
      promises.delete(key);
      throw error;
    }
  };
  return {
    get: (key) => loaded.get(key),
    load(key) {
      const promise = promises.get(key) ?? start(key);
      promises.set(key, promise);
      return promise;
    },
  };
}

export interface Loaded<Value> {
  data: Value | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** What a loader has of a key, at once where it has come before; nothing is fetched where there is no key. */
export function useLoaded<Value>(
  { get, load }: OnceLoader<Value>,
  key: string | undefined,
): Loaded<Value> {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [ended, setEnded] = useState<{ isFailed: boolean }>();
  useEffect(() => {
    setEnded(undefined);
    if (key === undefined || get(key) !== undefined) return undefined;
    let isCurrent = true;
    const end = (isFailed: boolean) => isCurrent && setEnded({ isFailed });
    load(key).then(
      () => end(false),
      () => end(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const data = key === undefined ? undefined : get(key);
  return { data, isFailed: data === undefined && ended?.isFailed === true, retry };
}
