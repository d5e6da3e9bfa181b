import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { splitFrontMatter } from '../docsCheck/page/splitFrontMatter';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** A page as a tree, tables among it; its front matter is left out. */
export const parsePage = (source: string): Root => parser.parse(splitFrontMatter(source).body);
