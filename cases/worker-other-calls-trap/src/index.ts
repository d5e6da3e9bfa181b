import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export const startChild = (): ChildProcess => fork(new URL('./child.ts', import.meta.url));

export const startThread = (): Worker =>
  new Worker(fileURLToPath(new URL('./pool.ts', import.meta.url)));

export const addSound = (audio: AudioContext): Promise<void> =>
  audio.audioWorklet.addModule(new URL('./sound.ts', import.meta.url));

export const addPaint = (css: { paintWorklet: Worklet }): Promise<void> =>
  css.paintWorklet.addModule(new URL('./paint.ts', import.meta.url));

export const goOffline = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(new URL('./offline.ts', import.meta.url));
