import { loadSources } from './loadSources.mjs';

/** `rspress.config.ts`, which the framework itself would compile in seconds where nothing is cached. */
export default async () => (await loadSources('rspress.config.ts')).default();
