import Counter from './counter.ts?worker&inline';

export { Counter };
