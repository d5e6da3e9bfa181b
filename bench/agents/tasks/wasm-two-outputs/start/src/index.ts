import { add as addNumbers } from './sums.wasm';
import { total } from './total';

export { total };

export const add = (a: number, b: number): number => addNumbers(a, b);

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : total(values) / values.length;
}
