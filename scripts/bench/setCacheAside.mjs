import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves a folder of caches out of the way and gives the function that brings it back. What an
 * interrupted run left aside is brought back first.
 * @param {string} cache
 * @returns {() => void}
 */
export function setCacheAside(cache) {
  const aside = `${cache}.aside`;
  const restore = () => {
    if (!existsSync(aside)) return;
    rmSync(cache, { recursive: true, force: true });
    renameSync(aside, cache);
  };
  restore();
  if (existsSync(cache)) renameSync(cache, aside);
  return restore;
}
