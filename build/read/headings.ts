import GithubSlugger, { slug } from 'github-slugger';
import type { Heading as HeadingNode, Nodes, PhrasingContent } from 'mdast';
import { frameIds } from '../../site/frameIds';
import { issue, type LocalIssue, type Position } from './issues';
import { getAttribute, getPosition, isJsxElement } from './mdx';
import type { Heading } from './page';

/** Headings in reading order with the ids that the framework gives them (its headerAnchor.js). */
export function collectHeadings(nodes: readonly Nodes[]): Heading[] {
  const slugger = new GithubSlugger();
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const { text, explicitId } = splitHeading(node);
    const id = explicitId || slugger.slug(text);
    return [{ depth: node.depth, text, id, ...getPosition(node) }];
  });
}

export interface HeadingText {
  text: string;
  /** Empty where the writer chose none. */
  explicitId: string;
}

/** Text and chosen id of a heading, by the framework's rule: `Install {#setup}` → `Install`, `setup`. */
export function splitHeading({ children }: HeadingNode): HeadingText {
  let text = '';
  let explicitId = '';
  for (const child of children) {
    const part =
      child.type === 'text' ? splitId(child.value) : { text: getText(child), explicitId: '' };
    text += part.text;
    explicitId = part.explicitId || explicitId;
  }
  return { text: text.trim(), explicitId };
}

/** The same for plain text, such as a title in front matter. */
export function splitId(source: string): HeadingText {
  const match = /\\?\{#(.*)\}/.exec(source);
  if (!match) return { text: source, explicitId: '' };
  return { text: source.replace(match[0], '').trimEnd(), explicitId: match[1] ?? '' };
}

/** Text of a node as it is in the page; JSX and expressions give none (see headerAnchor.js of the framework). */
function getText(node: PhrasingContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type.startsWith('mdx') || !('children' in node)) return '';
  return node.children.map(getText).join('');
}

/** Ids of headings and of JSX elements, and an issue for each id that is there twice, or in the frame of every page. */
export function collectIds(
  nodes: readonly Nodes[],
  headings: readonly Heading[],
): { ids: Set<string>; issues: LocalIssue[] } {
  const uses: (Position & { id: string })[] = [...headings];
  for (const node of nodes) {
    const id = isJsxElement(node) ? getAttribute(node, 'id') : undefined;
    if (id) uses.push({ id, ...getPosition(node) });
    const title = isJsxElement(node) && node.name === 'Diagram' && getAttribute(node, 'title');
    if (title) uses.push({ id: getDiagramId(title), ...getPosition(node) });
  }
  uses.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));

  const firstLines = new Map<string, number>();
  const issues: LocalIssue[] = [];
  for (const use of uses) {
    const { id } = use;
    const firstLine = firstLines.get(id);
    if (firstLine === undefined) firstLines.set(id, use.line);
    const isOfFrame = frameIds.includes(id);
    if (firstLine === undefined && !isOfFrame) continue;
    const taker = isOfFrame ? 'the frame of every page' : `line ${firstLine}`;
    const hint = `Give it another id, for a heading as \`{#the-${id}}\` at its end.`;
    issues.push(issue(use, 'duplicate-id', `The id \`${id}\` is taken by ${taker}.`, hint));
  }
  return { ids: new Set(firstLines.keys()), issues };
}

/** What the ids of a diagram begin with: `How a build flows` → `diagram-how-a-build-flows`. */
export const getDiagramId = (title: string): string => `diagram-${slug(title)}`;
