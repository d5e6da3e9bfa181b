import type { Criterion } from './Criterion';
import { navigable } from './navigable';
import { operable } from './operable';
import { perceivable } from './perceivable';
import { robust } from './robust';
import { understandable } from './understandable';

/** Every success criterion of WCAG 2.2 at levels A and AA, in its order. */
export const criteria: readonly Criterion[] = [
  ...perceivable,
  ...operable,
  ...navigable,
  ...understandable,
  ...robust,
];
