import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const startChild = (): ChildProcess =>
  fork(new URL(/* rspackIgnore: true */ './child.js', import.meta.url));

/** For a pool, such as `new Piscina({ filename: taskFile })`. */
export const taskFile: string = fileURLToPath(
  new URL(/* rspackIgnore: true */ './task.js', import.meta.url),
);
