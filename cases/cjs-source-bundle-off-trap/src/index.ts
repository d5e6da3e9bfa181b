import limits from './limits.cjs';

export { limits };
