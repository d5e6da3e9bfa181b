import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { getPosition } from './getPosition';
import { splitHeading } from './headingText';
import type { Heading } from './ParsedPage';

/** Headings in reading order with the ids that the framework gives them (its headerAnchor.js). */
export function collectHeadings(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const { text, explicitId } = splitHeading(node);
    headings.push({
      depth: node.depth,
      id: explicitId || slugger.slug(text),
      isExplicit: explicitId !== '',
      ...getPosition(node),
    });
  });
  return headings;
}
