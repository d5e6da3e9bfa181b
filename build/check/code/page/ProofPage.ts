import type { Position } from '../../../read/faults/Fault';
import type { WrittenAttribute } from '../../../components/facts/renderComponent';
import type { Fence } from './Fence';

/** What the proof needs of a page's source; plain data, so that it can be kept between runs. */
export interface PageContent {
  /** `title` of its front matter. */
  title: string | undefined;
  pageType: string;
  fences: Fence[];
  codes: CodeUse[];
  sections: Section[];
  tables: TableUse[];
  components: ComponentUse[];
}

/** Code within a sentence. */
export interface CodeUse extends Position {
  text: string;
  /** The line it stands on. */
  context: string;
}

/** A heading and where it stands. */
export interface Section extends Position {
  depth: number;
  text: string;
  /** What addresses call it. */
  id: string;
  /** Parts of it that are written as code. */
  codes: string[];
}

/** A table by rows of cells, the head first. */
export interface TableUse extends Position {
  rows: TableCellUse[][];
}

export interface TableCellUse extends Position {
  /** Its words, code without backticks. */
  text: string;
  codes: string[];
}

/** An element that build/components/facts expands. */
export interface ComponentUse extends Position {
  name: string;
  attributes: WrittenAttribute[];
}

/** A page of the docs folder. */
export interface ProofPage extends PageContent {
  /** Relative to the docs folder: `en/config/lib.mdx`. */
  file: string;
  route: string;
  language: string;
}
