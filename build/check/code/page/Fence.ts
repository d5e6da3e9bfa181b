import type { FenceAttribute, FenceClass, FenceWord } from '../fenceClasses';

/** A fence as it stands in a page; numbers start at 1. */
export interface Fence {
  /** Line of its opening backticks, and their column. */
  line: number;
  column: number;
  lang: string;
  code: string;
  meta: FenceMeta;
  /** Whether a component of the page stands for it: all of it is on that line. */
  isGenerated?: boolean;
}

/** What the words after the language say. */
export interface FenceMeta {
  classes: FenceClass[];
  words: FenceWord[];
  attributes: Partial<Record<FenceAttribute, string>>;
  /** Words and attributes that mean nothing here, as written. */
  unknown: string[];
}
