import type { FenceAttribute, FenceClass, FenceWord } from '../fenceClasses';

/** A fence as it stands in a page; numbers start at 1. */
export interface Fence {
  /** Line of its opening backticks, and their column. */
  line: number;
  column: number;
  lang: string;
  code: string;
  meta: FenceMeta;
}

/** What the words after the language say. */
export interface FenceMeta {
  classes: FenceClass[];
  words: FenceWord[];
  attributes: Partial<Record<FenceAttribute, string>>;
  /** Words and attributes that mean nothing here, as written. */
  unknown: string[];
}
