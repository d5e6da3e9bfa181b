import manifest from '../package.json' with { type: 'json' };
import limits from './limits.json' with { type: 'json' };

export const version: string = manifest.version;
export const limit: number = limits.perPage;
