import type { ListItem, Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { calloutName } from '../../site/framework';
import { getAttribute, isJsxElement, type JsxElement } from '../read/mdx';
import { listAttributes, renderComponent } from './component';
import { showExamples } from './list/example';
import type { FactStore } from './factStore';
import { noteHistory } from './noteHistory';
import { type Block, type Inline, paragraph, strong, text } from './nodes';
import { expandCommands } from './list/packageManagerTabs';
import { findBuildTimeComponent, findClientComponent } from './registry';

/** Called with what is wrong with an element. */
export type Fail = (reason: string, node: JsxElement) => void;

export interface TransformOptions {
  /** What the positions of the tree are counted in. */
  source: string;
  facts: FactStore;
  /** The page's file, relative to the docs folder. */
  file?: string;
  fail: Fail;
  /** Whether nothing is rendered of what the facts lack: the English of a translation may be without it already. */
  isTranslation?: boolean;
}

/**
 * What the HTML of a page and its Markdown have in common: commands are there for each package
 * manager, examples show their source, and build-time components are the Markdown that they make.
 */
export function transformComponents(
  tree: Root,
  { source, facts, file, fail, isTranslation }: TransformOptions,
): void {
  showExamples(tree, source);
  expandCommands(tree, fail);
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || !parent || index === undefined) return undefined;
    const component = findBuildTimeComponent(node.name);
    if (!component) return undefined;
    let nodes: (Block | Inline)[] = [];
    try {
      nodes = renderComponent(component, listAttributes(node), facts);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isTranslation) fail(`<${node.name}>: ${reason}`, node);
    }
    replace(parent, index, nodes);
    if (nodes.length === 0) trimEnd(parent.children[index - 1]);
    return [SKIP, index + nodes.length];
  });
  if (file !== undefined) noteHistory(tree, file, facts);
}

/** Puts the Markdown form of components and tags in their place, the innermost first. */
export function componentsToMarkdown(parent: Parent, facts: FactStore): void {
  const children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) componentsToMarkdown(node, facts);
    if (node.type === 'mdxjsEsm') return [];
    if (!isJsxElement(node)) return [node];
    // A callout that a component has made.
    const title = node.name === calloutName ? getAttribute(node, 'title') : undefined;
    const form = [...(title ? [paragraph(strong(title))] : []), ...writeMarkdown(node, facts)];
    // Words of a sentence that are alone on their lines.
    const isLoose = node.type === 'mdxJsxFlowElement' && form.every(isPhrasing);
    return isLoose && form.length > 0 ? [paragraph(...(form as Inline[]))] : form;
  });
  // Blocks that come into a tight list need empty lines between them.
  if (isListItem(parent) && children.length > parent.children.length) parent.spread = true;
  parent.children = children;
}

function writeMarkdown(node: JsxElement, facts: FactStore): RootContent[] {
  const component = findClientComponent(node.name);
  const { toMarkdown, page } = component ?? {};
  if (toMarkdown) return toMarkdown(node, facts);
  if (component && !page && node.children.length === 0) {
    throw new Error(
      `\`<${node.name}>\` is empty, and would be missing there. Write its content, or give its entry a \`toMarkdown\`.`,
    );
  }
  return page ? [paragraph(text(facts.t('facts.needsBrowser')))] : (node.children as RootContent[]);
}

const isListItem = (node: Parent): node is ListItem => node.type === 'listItem';

const isPhrasing = ({ type }: RootContent): boolean =>
  ['text', 'inlineCode', 'strong', 'emphasis', 'link', 'mdxJsxTextElement'].includes(type);

const replace = (parent: Parent, index: number, nodes: readonly (Block | Inline)[]) =>
  parent.children.splice(index, 1, ...(nodes as Parent['children']));

/** The space before an element that nothing is rendered of. */
function trimEnd(before: Parent['children'][number] | undefined): void {
  if (before?.type === 'text') before.value = before.value.replace(/ $/, '');
}
