import type { Heading, PhrasingContent } from 'mdast';

export interface HeadingText {
  text: string;
  /** Empty where the writer chose none. */
  explicitId: string;
}

/** Text and chosen id of a heading, by the framework's rule: `Install {#setup}` → `Install`, `setup`. */
export function splitHeading({ children }: Heading): HeadingText {
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

/** Text of a node as it stands in the page; JSX and expressions give none (see headerAnchor.js of the framework). */
function getText(node: PhrasingContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type.startsWith('mdx') || !('children' in node)) return '';
  return node.children.map(getText).join('');
}
