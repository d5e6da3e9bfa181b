import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const root = fileURLToPath(new URL('../..', import.meta.url));
// As the framework loads rspress.config.ts; compiled files are kept in node_modules/.cache/jiti.
const jiti = createJiti(import.meta.url, { interopDefault: true, nativeModules: ['typescript'] });

/**
 * Imports a module of our TypeScript sources, which Node 20 cannot load itself.
 * @param {string} entry relative to the repository's root
 * @returns {Promise<any>} its exports
 */
export const loadSources = (entry) => jiti.import(`${root}${entry}`);

/** The checks of the content. @returns {Promise<typeof import('../../build/check/index')>} */
export const loadChecks = () => loadSources('build/check/index.ts');
