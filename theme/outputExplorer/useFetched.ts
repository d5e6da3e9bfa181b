import { useEffect, useState } from 'react';

const loaded = new Map<string, unknown>();

/**
 * A file of the explorer's data, at once where it was fetched before: a library, or a group of its builds.
 * @param name nothing is fetched where it is missing
 */
export function useFetched<Data>(name: string | undefined): {
  data?: Data | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const [failed, setFailed] = useState<string>();
  const [, setArrived] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (name === undefined || loaded.has(name)) return undefined;
    let isCurrent = true;
    load(name).then(
      () => isCurrent && setArrived(name),
      () => isCurrent && setFailed(name),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);
  return {
    data: name === undefined ? undefined : (loaded.get(name) as Data | undefined),
    isFailed: failed !== undefined && failed === name,
    retry: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}

async function load(name: string): Promise<void> {
  const answer = await fetch(EXPLORER_FILES.replace('*', name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  loaded.set(name, await answer.json());
}
