import type { Criterion } from './Criterion';
import { navigable, operable } from './operable';
import { perceivable } from './perceivable';
import { robust, understandable } from './understandable';

/** Every success criterion of WCAG 2.2 at levels A and AA, in its order. */
export const criteria: readonly Criterion[] = [
  ...perceivable,
  ...operable,
  ...navigable,
  ...understandable,
  ...robust,
];
