import { parseFragment } from 'parse5';
import { rewriteTargets } from './rewriteTargets';
import {
  type Element,
  findElement,
  getAttribute,
  getInner,
  isElement,
  listElements,
  type Node,
  removeNodes,
} from './tree';

export interface ChapterInput {
  route: string;
  /** The finished page. */
  html: string;
  base: string;
  /** Routes of all pages of the section. */
  group: readonly string[];
}

export interface Chapter {
  id: string;
  /** As HTML, like those of the headings. */
  title: string;
  headings: { id: string; title: string }[];
  html: string;
}

/**
 * The text of a finished page as a chapter of a longer one: nothing that needs script, everything
 * unfolded, ids and links to them made unique.
 * @throws Error where the page has no text: it is no page of documentation.
 */
export function readChapter({ route, html, base, group }: ChapterInput): Chapter {
  // The frame around the text is half of the page.
  const [text = ''] = /<article\b[^]*<\/article>/.exec(html) ?? [];
  const article = findElement(parseFragment(text), ({ tagName }) => tagName === 'article');
  const title = article && findElement(article, ({ tagName }) => tagName === 'h1');
  if (!article || !title) {
    throw new Error(
      `[printSections] ${route} has no <article> with an <h1>: it cannot be printed.`,
    );
  }
  removeNodes(article, isOfNoUse);
  for (const element of listElements(article)) {
    unfold(element);
    unlink(element);
  }
  const id = rewriteTargets(article, { route, base, group });
  const headings = listElements(article)
    .filter(({ tagName }) => tagName === 'h2')
    .flatMap((heading) => {
      const target = getAttribute(heading, 'id');
      return target ? [{ id: target, title: getInner(heading) }] : [];
    });
  return {
    id,
    title: getInner(title),
    headings,
    html: `<article class="prose" id="${id}">${getInner(article)}</article>`,
  };
}

/** Comments and controls. */
function isOfNoUse(node: Node): boolean {
  if (!isElement(node)) return node.nodeName === '#comment';
  const needsScript = getAttribute(node, 'data-needs-script') !== undefined;
  return needsScript || ['button', 'input', 'script'].includes(node.tagName);
}

/** Headings are links to themselves (theme/mdx/Heading.tsx); here the list of contents leads to them. */
function unlink(element: Element): void {
  const id = getAttribute(element, 'id');
  if (!id || !/^h[2-6]$/.test(element.tagName)) return;
  element.childNodes = element.childNodes.flatMap((node) => {
    const isPermalink =
      isElement(node) && node.tagName === 'a' && getAttribute(node, 'href') === `#${encodeURI(id)}`;
    return isPermalink
      ? node.childNodes.map((child) => ({ ...child, parentNode: element }))
      : [node];
  });
}

/** Folded passages stand open, as all tabs do; what is not scrolled needs no focus; no image waits. */
function unfold(element: Element): void {
  element.attrs = element.attrs.filter(
    ({ name, value }) => !['tabindex', 'loading'].includes(name) && value !== 'tabpanel',
  );
  const isClosed = element.tagName === 'details' && getAttribute(element, 'open') === undefined;
  if (isClosed) element.attrs.push({ name: 'open', value: '' });
}
