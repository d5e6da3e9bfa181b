import type { Nodes, RootContent } from 'mdast';
import { listNodes, parseMdx } from '../../../build/read/mdx';
import { splitFrontMatter } from '../../../build/read/frontMatter';

/** Whether readers do what stands below an h2; the text above the first one has the name ''. */
export type SectionFilter = (section: string) => boolean;

/**
 * Every node of a page in reading order, of all its sections or some.
 * Throws with `file:line` where the page cannot be read.
 */
export function readNodes(source: string, file: string, isRead: SectionFilter): Nodes[] {
  const { body } = splitFrontMatter(source);
  const { tree, fault } = parseMdx(body, 'mdx');
  if (!tree) throw new Error(`${file}:${fault.line}: ${fault.message}`);
  let section = '';
  const children = tree.children.filter((node) => {
    section = getSection(node) ?? section;
    return isRead(section);
  });
  return listNodes({ ...tree, children });
}

/** The text of an h2; undefined for every other node. */
function getSection(node: RootContent): string | undefined {
  if (node.type !== 'heading' || node.depth !== 2) return undefined;
  return node.children.map((child) => ('value' in child ? child.value : '')).join('');
}
