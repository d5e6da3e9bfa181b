import type { Root } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { LocalFault } from '../faults/Fault';

export type ParsedBody =
  { tree: Root; fault?: undefined } | { tree?: undefined; fault: LocalFault };

const mdx = unified().use(remarkParse).use(remarkMdx).use(tablesAndFootnotes).freeze();
const markdown = unified().use(remarkParse).use(tablesAndFootnotes).freeze();

/**
 * The parts of GitHub's Markdown that change what a link or tag is; without the others, bare
 * addresses above all, reading takes a third less time.
 */
export function tablesAndFootnotes(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable(), gfmFootnote());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown(), gfmFootnoteFromMarkdown());
}

/** Reads the body of a page as the framework does; instead of throwing it says what is wrong and where. */
export function parseMdx(body: string, format: 'mdx' | 'md'): ParsedBody {
  try {
    return { tree: (format === 'mdx' ? mdx : markdown).parse(escapeHeadingIds(body)) };
  } catch (error) {
    if (!isPlacedMessage(error)) throw error;
    const reason = error.reason.replace(/\.$/, '');
    const { line, column } = toPosition(error);
    return {
      fault: {
        line,
        column,
        rule: 'mdx-syntax',
        message: `This is not MDX: ${reason}.`,
        hint: getHint(reason),
      },
    };
  }
}

/** `## Title {#id}` would be a broken expression in MDX: the framework escapes it first, and so do we. */
const escapeHeadingIds = (body: string): string =>
  body.replace(/(^|\n)#{1,6}(?!#).*/g, (heading) =>
    heading.replace('{#', '\\{#').replace('\\\\{#', '\\{#'),
  );

interface PlacedMessage extends Error {
  reason: string;
  line?: number;
  column?: number;
}

const isPlacedMessage = (error: unknown): error is PlacedMessage =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

function toPosition({ line, column, reason }: PlacedMessage): { line: number; column: number } {
  // For a tag that is not closed the parser reports where it gave up; the tag is what has to be mended.
  const [, tagLine, tagColumn] = /closing tag for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  return { line: Number(tagLine ?? line ?? 1), column: Number(tagColumn ?? column ?? 1) };
}

function getHint(reason: string): string {
  if (/closing tag|Unexpected closing/i.test(reason)) {
    return 'Close the tag with `</Name>` or `<Name />`; put a tag that is meant as text in backticks.';
  }
  if (/acorn|expression/i.test(reason)) {
    return 'Braces hold JavaScript in MDX: put them in backticks, or write `\\{` for a plain one.';
  }
  if (/create a comment/i.test(reason)) return 'Write comments as `{/* text */}`.';
  if (/in name|before name|after name|attribute|end of file/i.test(reason)) {
    return 'MDX reads `<` as the start of a tag: put it in backticks, or write `\\<`.';
  }
  return 'Put code in backticks, and close every tag and brace.';
}
