import { splitWords } from '@/counters/parts';
import type { CounterOptions } from './options';

/** Counts words. */
export class Counter {
  #count = 0;

  constructor(readonly options: CounterOptions = {}) {}

  get count(): number {
    return this.#count;
  }

  add(text: string): this {
    this.#count += splitWords(text, this.options.separator).length;
    return this;
  }
}
