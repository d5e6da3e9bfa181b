import { loadSources } from './scripts/load/loadSources.mjs';

/**
 * The framework reads this file; what it is told stands in rspress.config.ts, which
 * `rspress dev -c rspress.config.ts` loads without a bundle, with lines of the sources in its errors.
 */
export default async function loadConfig() {
  const sources = /** @type {typeof import('./rspress.config.ts')} */ (
    await loadSources('rspress.config.ts')
  );
  const config = sources.default;
  return typeof config === 'function' ? config() : config;
}
