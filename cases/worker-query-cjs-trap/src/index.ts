import Counter from './counter.ts?worker';

export { Counter };
