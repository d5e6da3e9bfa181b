import { parseFragment, serialize } from 'parse5';
import {
  type Element,
  findElement,
  getAttribute,
  isElement,
  listElements,
  type Node,
} from '../htmlTree';

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

/** Comments, controls, and ids of earlier headings (build/render/oldIds.ts): this page is a new one. */
function isOfNoUse(node: Node): boolean {
  if (!isElement(node)) return node.nodeName === '#comment';
  const isControl = ['data-needs-script', 'popover'].some(
    (name) => getAttribute(node, name) !== undefined,
  );
  const isOldId =
    node.tagName === 'span' &&
    node.childNodes.length === 0 &&
    getAttribute(node, 'id') !== undefined;
  return isControl || isOldId || ['button', 'input', 'script'].includes(node.tagName);
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

/** Folded passages and all tabs are open; what is not scrolled needs no focus; no image waits. */
function unfold(element: Element): void {
  element.attrs = element.attrs.filter(
    ({ name, value }) => !['tabindex', 'loading'].includes(name) && value !== 'tabpanel',
  );
  const isClosed = element.tagName === 'details' && getAttribute(element, 'open') === undefined;
  if (isClosed) element.attrs.push({ name: 'open', value: '' });
}

export interface TargetContext {
  route: string;
  base: string;
  /** Routes of all pages of the section. */
  group: readonly string[];
}

/** Attributes that name ids; `name` because radio buttons and folding groups go by it. */
const references = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** `/config/lib/dts` → `config-lib-dts`. */
const getChapterId = (route: string): string => route.split('/').filter(Boolean).join('-');

/**
 * Makes the ids of a page its own among others on one page, and leads links to any of them there.
 * Gives the id of the page itself.
 */
function rewriteTargets(article: Element, { route, base, group }: TargetContext): string {
  const own = getChapterId(route);
  const ids = new Set(listElements(article).flatMap((one) => getAttribute(one, 'id') ?? []));
  const rename = (id: string) => (ids.has(id) ? `${own}--${id}` : id);

  const leadTo = (href: string): string => {
    if (href.startsWith('#')) {
      const id = decodeURIComponent(href.slice(1));
      return ids.has(id) ? `#${encodeURI(rename(id))}` : `#${own}`;
    }
    if (!href.startsWith(base)) return href;
    const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const target = `/${path.slice(base.length)}`;
    if (!group.includes(target)) return href;
    return `#${getChapterId(target)}${hash && `--${hash}`}`;
  };

  for (const element of listElements(article)) {
    // What was named by a control, a tab by its button, is named by nothing here.
    element.attrs = element.attrs.filter(
      ({ name, value }) => !references.includes(name) || value.split(' ').some((id) => ids.has(id)),
    );
    for (const attribute of element.attrs) {
      const { name, value } = attribute;
      if (name === 'id') attribute.value = rename(value);
      else if (name === 'href') attribute.value = leadTo(value);
      else if (name === 'name') attribute.value = `${own}--${value}`;
      else if (references.includes(name)) {
        const known = value.split(' ').filter((id) => ids.has(id));
        attribute.value = known.map(rename).join(' ');
      } else if (value.includes('url(#')) {
        attribute.value = value.replace(
          /url\(#([^)]+)\)/g,
          (_, id: string) => `url(#${rename(id)})`,
        );
      }
    }
  }
  return own;
}

/** Takes elements and comments out of a tree. */
function removeNodes(node: Node, isUnwanted: (one: Node) => boolean): void {
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter((child) => !isUnwanted(child));
  for (const child of node.childNodes) removeNodes(child, isUnwanted);
}

/** What an element holds, as HTML. */
const getInner = (element: Element): string => serialize(element);
