import type { Html, Root } from 'mdast';
import type { Parser, Processor } from 'unified';
import type { VFile } from 'vfile';
import { type SourceBlock, splitBlocks } from '../../render/markdown/splitBlocks';
import { rewriteLinks } from './rewriteLinks';
import { tightenTables } from './tightenTables';

/** Gives the address that a link of a page has in its Markdown. */
export type RewriteLink = (url: string, file: VFile) => string;

/** Code within a line, and signs that stand for themselves. */
const harmless = /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\\./g;

/** A tag, an expression, an address in angle brackets, an import, or a link to a file beside the page. */
const needsTree = /[<{]|^(?:import|export)\s|\]\((?![/#]|https?:)/m;

/** `[name]: /address`, which other blocks use. */
const definition = /^\s*\[[^\]\n]+\]:/m;

const isListed = ({ text }: SourceBlock): boolean => /^(?:[ \t]|[-*+] |\d{1,9}[.)] )/.test(text);

/**
 * Remark plugin that makes a tree only of what has to be changed as one: most of a page is Markdown
 * already, and goes on as it was written, with its links rewritten. Such text is handed on as HTML,
 * which is written down as it is. To be attached after the parser it takes the place of.
 */
export function readLess(this: Processor, rewrite: RewriteLink): void {
  const parser = this.parser as Parser<Root> | undefined;
  if (!parser) throw new Error('readLess stands after remark-parse.');
  this.parser = (source, file): Root => {
    if (definition.test(source)) return parser(source, file);
    try {
      const children = joinBlocks(splitBlocks(source)).flatMap(({ text, isFence }) =>
        isFence || !needsTree.test(text.replace(harmless, ''))
          ? [asWritten(text, isFence, (url) => rewrite(url, file))]
          : parser(text, file).children,
      );
      return { type: 'root', children };
    } catch {
      // A block that makes no sense alone.
      return parser(source, file);
    }
  };
}

function asWritten(text: string, isFence: boolean, rewrite: (url: string) => string): Html {
  const markdown = text.replace(/^\n+|\s+$/g, '');
  return {
    type: 'html',
    value: isFence ? markdown : tightenTables(rewriteLinks(markdown, rewrite)),
  };
}

/** Blocks that belong together: all of a list, and those with no empty line between. */
function joinBlocks(blocks: readonly SourceBlock[]): Pick<SourceBlock, 'text' | 'isFence'>[] {
  const joined: SourceBlock[] = [];
  let end = 0;
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext = end === block.start;
    if (last && (isNext || (isListed(last) && isListed(block)))) {
      last.text += (isNext ? '' : '\n') + block.text;
      last.isFence = false;
    } else joined.push({ ...block });
    end = block.start + block.text.length;
  }
  return joined;
}
