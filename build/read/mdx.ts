import type { Nodes as HastNodes, RootContent as HastContent } from 'hast';
import type { Node, Nodes, Root, RootContent } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { issue, type LocalIssue } from './issues';
import type { ImportUse } from './page';

export type ParsedBody =
  | { tree: Root; issue?: undefined }
  | { tree?: undefined; issue: LocalIssue };

const mdx = unified().use(remarkParse).use(remarkMdx).use(tablesAndFootnotes).freeze();
const markdown = unified().use(remarkParse).use(tablesAndFootnotes).freeze();

/**
 * The parts of GitHub's Markdown that change what a link or tag is; without the others, bare
 * addresses above all, reading takes a third less time.
 */
function tablesAndFootnotes(this: Processor): void {
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
    const place = toPosition(error);
    const isConflict = body.split('\n')[place.line - 1]?.startsWith('<<<<<<< ');
    const message = isConflict
      ? 'This is a conflict marker of git.'
      : `This is not MDX: ${reason}.`;
    const hint = isConflict ? 'Keep one of the two versions below it.' : getHint(reason);
    return { issue: issue(place, 'mdx-syntax', message, hint) };
  }
}

/** `## Title {#id}` would be a broken expression in MDX: the framework escapes it first, and so do we. */
export const escapeHeadingIds = (body: string): string =>
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
  // For a tag that is not closed the parser reports where it gave up; the tag is what has to be fixed.
  const [, tagLine, tagColumn] = /closing tag for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  return { line: Number(tagLine ?? line ?? 1), column: Number(tagColumn ?? column ?? 1) };
}

function getHint(reason: string): string {
  if (/closing tag|Unexpected closing/i.test(reason)) {
    return 'Close the tag with `</Name>` or `<Name />`; put a tag that is meant as text in backticks.';
  }
  if (reason.includes('import/exports')) {
    return 'A line that begins with `import` or `export` is JavaScript in MDX, up to the next empty line: begin a sentence otherwise.';
  }
  if (/create a link/.test(reason)) return 'Write links as `[text](https://…)`.';
  if (/acorn|expression/i.test(reason)) {
    return 'Braces hold JavaScript in MDX: put them in backticks, or write `\\{` for a plain one.';
  }
  if (/create a comment/i.test(reason)) return 'Write comments as `{/* text */}`.';
  if (/in name|before name|after name|attribute|end of file/i.test(reason)) {
    return 'MDX reads `<` as the start of a tag: put it in backticks, or write `\\<`.';
  }
  return 'Put code in backticks, and close every tag and brace.';
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsxElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute, written `a="x"` or `a={'x'}`; undefined where it is absent or computed. */
export function getAttribute(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (typeof attribute?.value === 'string') return attribute.value;
  return /^\s*(['"`])([^'"`$\\]*)\1\s*$/.exec(attribute?.value?.value ?? '')?.[2];
}

/** Whether an element shows a command for each package manager. */
export const isCommandElement = ({ name }: JsxElement): boolean => name === 'PackageManagerTabs';

/** Where a node of the page starts. */
export function getPosition(node: Node): { line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}

/** Every node of a page, or of a part of it, in reading order, parents before their children. */
export function listNodes(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  const walk = (node: Nodes): void => {
    nodes.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return nodes;
}

/** The text in a node of a page, or of its HTML, without marks. */
export function getWords(node: Nodes | HastNodes): string {
  if ('value' in node) return node.value;
  const children: readonly (Nodes | HastNodes)[] = 'children' in node ? node.children : [];
  return children.map(getWords).join('');
}

/** Names that a page itself imports. */
export const listLocalNames = (tree: Root): string[] =>
  listImports(tree).flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));

/** The modules that a page imports, which are MDX files that it renders: `import Note from './_fragments/note.mdx'`. */
export const collectImports = (tree: Root): ImportUse[] =>
  listImports(tree).map(({ source, loc }) => {
    const { line = 1, column = 0 } = loc?.start ?? {};
    return { href: String(source.value), line, column: column + 1 };
  });

export const listImports = ({ children }: { children: readonly (RootContent | HastContent)[] }) =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .filter((statement) => statement.type === 'ImportDeclaration');
