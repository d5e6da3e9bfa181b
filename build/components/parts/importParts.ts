import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { parts } from '../../../site/parts';
import { isJsxElement } from '../../read/mdx';
import { findComponent } from '../facts/renderComponent';
import { toImport } from './toImport';

/**
 * Remark plugin: imports the parts a page names into that page, so that their code travels with the
 * pages that use them.
 */
export function importParts() {
  return (tree: Root): void => {
    const names = listParts(tree);
    if (names.length > 0) tree.children.unshift(...names.map(toImport));
  };
}

/** Names of the parts a tree uses and does not import itself, sorted. */
function listParts(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (!isJsxElement(node) || !node.name) return;
    if (Object.hasOwn(parts, node.name)) names.add(node.name);
    if (node.name === 'img') names.add('Picture');
    // A fact drawn as a badge: build/components/facts puts it in the place of the fact.
    const fact = findComponent(node.name);
    if (fact?.type === 'inline' && fact.badge) names.add('Badge');
  });
  // Drawn by build/render/imageSizes.ts.
  visit(tree, 'image', () => void names.add('Picture'));
  // Drawn by drawFootnotes at the end of the page.
  visit(tree, 'footnoteDefinition', () => void names.add('Footnotes'));
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const { local } of statement.specifiers) names.delete(local.name);
    }
  });
  return [...names].sort();
}
