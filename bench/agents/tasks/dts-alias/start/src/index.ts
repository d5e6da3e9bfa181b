import { Counter } from '@/counters/counter';
import type { ClassValue } from 'clsx';
import { clsx } from 'clsx';

export { Counter };
export type { CounterOptions } from '@/counters/options';
export * as parts from '@/counters/parts';

declare global {
  /** Counters that are in use, by name. */
  var wordCounters: Map<string, Counter> | undefined;
}

/** A counter that others find by its name. */
export function register(name: string): Counter {
  globalThis.wordCounters ??= new Map();
  const counter = new Counter();
  globalThis.wordCounters.set(name, counter);
  return counter;
}

/** The class names of a counter in a page. */
export function toClassName(...values: ClassValue[]): string {
  return clsx('counter', ...values);
}
