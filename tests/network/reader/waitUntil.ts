import { setTimeout as sleep } from 'node:timers/promises';

const interval = 200;
const longestWait = 60_000;

/** Looks again and again until something holds; after a minute throws what `explain` says. */
export async function waitUntil(holds: () => boolean, explain: () => string): Promise<void> {
  const end = performance.now() + longestWait;
  while (!holds()) {
    if (performance.now() > end) throw new Error(explain());
    await sleep(interval);
  }
}
