import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin: hands footnotes to `theme/mdx/Footnotes`, which names them in the page's language
 * (the framework knows English only), and puts them before what else ends the page.
 */
export function renderFootnotes() {
  return (tree: Root): void => {
    const section = tree.children.find(isFootnotes);
    if (!section) return;
    visit(section, 'element', ({ properties, children }) => {
      if (properties.dataFootnoteBackref === undefined) return;
      const reference = `${properties.href}`.replace('#', '');
      // The second reference to a footnote and those after it have their number next to the arrow.
      const again = children.find((child) => child.type === 'element' && child.tagName === 'sup');
      const againId = `${reference}-again`;
      if (again?.type === 'element') again.properties.id = againId;
      // “Back to reference”, and the number that is in the text.
      properties.ariaLabelledBy = ['footnote-back', reference, ...(again ? [againId] : [])];
      delete properties.ariaLabel;
      delete properties.className;
    });
    const footnotes: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'Footnotes',
      attributes: [],
      children: section.children.filter(
        (child) => child.type === 'element' && child.tagName !== 'h2',
      ),
    };
    const others = tree.children.filter((node) => node !== section);
    const end = others.findLastIndex((node) => !isAdded(node)) + 1;
    tree.children = [...others.slice(0, end), footnotes, ...others.slice(end)];
  };
}

const isFootnotes = (node: RootContent): node is Element =>
  node.type === 'element' &&
  node.tagName === 'section' &&
  node.properties.dataFootnotes !== undefined;

/** Components that the build adds below the text (build/render), and line breaks between them. */
const isAdded = (node: RootContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'mdxJsxFlowElement' && node.position === undefined);
