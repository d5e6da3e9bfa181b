import limits from './limits.json';

export { limits };
export const defaults: { perPage: number } = limits;
