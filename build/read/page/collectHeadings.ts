import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { getPosition } from './getPosition';
import { splitHeading } from './headingText';
import type { Heading } from './ParsedPage';

/** Headings in reading order with the ids that the framework gives them (its headerAnchor.js). */
export function collectHeadings(nodes: readonly Nodes[]): Heading[] {
  const slugger = new GithubSlugger();
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const { text, explicitId } = splitHeading(node);
    return [{ depth: node.depth, id: explicitId || slugger.slug(text), ...getPosition(node) }];
  });
}
