import { useEffect, useRef, useState } from 'react';
import type { FilesResult } from '../../packageCheck/checkFiles';
import type { TypesResult } from '../../packageCheck/checkTypes';
import type { ErrorReason } from '../../packageCheck/PackageError';
import type { FilesReply, PackageInput } from './filesWorker';
import { askWorker, loadCompiler } from './workers';

export type TypesState = 'none' | 'fetching' | 'checking' | 'failed' | 'done';

export type PackageCheckState =
  | { state: 'idle' | 'reading' | 'failed' }
  | { state: 'error'; reason: ErrorReason; detail: string }
  | { state: 'done'; result: FilesResult; isTyped: TypesState; types?: TypesResult };

/** Checks what is given in workers: the files first, then the types, once the compiler has loaded. */
export function usePackageCheck() {
  const [check, setCheck] = useState<PackageCheckState>({ state: 'idle' });
  /** Bytes of the compiler that have arrived. */
  const [fetched, setFetched] = useState(0);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const checkTypes = async (result: FilesResult, signal: AbortSignal) => {
    const { files } = result;
    if (!files) return;
    const show = (isTyped: TypesState, types?: TypesResult) => {
      if (!signal.aborted) setCheck({ state: 'done', result, isTyped, ...(types && { types }) });
    };
    try {
      show('fetching');
      await loadCompiler(setFetched);
      show('checking');
      show('done', await askWorker<TypesResult>(PACKAGE_WORKERS.types, files, 90_000, signal));
    } catch {
      show('failed');
    }
  };
  const start = async (reading: Promise<PackageInput | undefined>): Promise<void> => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    setCheck({ state: 'reading' });
    try {
      const input = await reading;
      if (signal.aborted) return;
      if (!input) return setCheck({ state: 'idle' });
      const reply = await askWorker<FilesReply>(PACKAGE_WORKERS.files, input, 20_000, signal);
      if (signal.aborted) return;
      if ('reason' in reply) return setCheck({ state: 'error', ...reply });
      setCheck({ state: 'done', result: reply.result, isTyped: 'none' });
      await checkTypes(reply.result, signal);
    } catch (error) {
      if (signal.aborted) return;
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
      setCheck(isSlow ? { state: 'error', reason: 'TooSlow', detail: '' } : { state: 'failed' });
    }
  };
  const retryTypes = () => {
    const { signal } = current.current ?? new AbortController();
    if (check.state === 'done') void checkTypes(check.result, signal);
  };
  return { check, fetched, start, retryTypes };
}
