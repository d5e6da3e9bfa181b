import { add } from './sums.wasm';

export const total = (values: readonly number[]): number =>
  values.reduce((sum, value) => add(sum, value), 0);
