/** Asks a new worker one question; it ends with the answer, the signal or the time. */
export async function askWorker<Reply>(
  address: string,
  question: unknown,
  timeout: number,
  signal: AbortSignal,
): Promise<Reply> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  end.throwIfAborted();
  const worker = new Worker(address);
  return new Promise<Reply>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    end.addEventListener('abort', () => reject(end.reason as Error));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

let compiler: Promise<void> | undefined;

/** Fetches the compiler into the browser's cache, from where the worker starts, and tells how far it is. */
export async function loadCompiler(onProgress: (bytes: number) => void): Promise<void> {
  compiler ??= fetchCompiler(onProgress);
  try {
    await compiler;
  } catch (error) {
    compiler = undefined;
    throw error;
  }
}

async function fetchCompiler(onProgress: (bytes: number) => void): Promise<void> {
  const { ok, status, body } = await fetch(PACKAGE_WORKERS.types);
  if (!ok || !body) throw new Error(`The compiler was answered with ${status}.`);
  const reader = body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    onProgress(bytes);
  }
}
