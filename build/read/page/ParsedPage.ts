import type { CodeMeta } from '../../render/code/codeFiles';
import type { LocalFault, Position } from '../faults/Fault';
import type { Located } from '../located/Located';

/** What the check needs to know of one page or fragment; all of it read from its source alone. */
export interface ParsedPage {
  /** Undefined where there is none or it is not valid YAML. */
  frontMatter: Located | undefined;
  /** Whether the body could not be read: nothing is known about its headings and links. */
  isBroken: boolean;
  headings: Heading[];
  /** Every id that the page's own source gives rise to. */
  ids: Set<string>;
  links: LinkUse[];
  images: ImageUse[];
  /** Fences that take their code from a file. */
  codeFiles: CodeFileUse[];
  /** MDX files that it draws inside itself, as written: `./_fragments/note.mdx`. */
  imports: string[];
  /** What is wrong with the page by itself. */
  faults: LocalFault[];
}

export interface Heading extends Position {
  depth: number;
  id: string;
}

export interface LinkUse extends Position {
  href: string;
  /** Markdown links are resolved by the framework; others reach the theme as written. */
  syntax: 'markdown' | 'jsx' | 'frontMatter';
}

export interface CodeFileUse extends Position {
  meta: CodeMeta;
}

export interface ImageUse extends Position {
  src: string;
}
