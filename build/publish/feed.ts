import { parseFragment, serialize } from 'parse5';
import i18n from '../../i18n.json' with { type: 'json' };
import type { Minor } from '../../facts/releases/minors';
import { absoluteUrl, type SiteAddress } from '../../site/address';
import { type Language, languages, site } from '../../site/site';
import { getReleaseRoute } from '../components/changes';
import type { Step } from '../rspress/inOrder';
import { findElement, getAttribute, isElement, listElements, type Node } from './htmlTree';

export const feedType = 'application/atom+xml';

const getFeedFile = (language: string) => `${getReleaseRoute('', language).slice(1)}feed.xml`;

export const feedFiles: readonly string[] = languages.map(getFeedFile);

/** The feed that a page is about; undefined for pages that are not about releases. */
export function findFeed(route: string): { file: string; title: string } | undefined {
  const language = languages.find((one) => route.startsWith(getReleaseRoute('', one)));
  return language && { file: getFeedFile(language), title: i18n['feed.title'][language] };
}

/**
 * An Atom feed of the pages about minor releases, with their text, for each language. It is taken from the
 * finished HTML: list it after htmlFirst(). https://www.rfc-editor.org/rfc/rfc4287
 */
export function feed(address: SiteAddress, listMinors: () => readonly Minor[]): Step {
  return {
    name: 'feed',
    finishFiles(files) {
      for (const language of languages) {
        const pages = listMinors()
          .toReversed()
          .flatMap(({ name, versions }) => {
            const route = getReleaseRoute(name, language);
            const html = files.read(`${route.slice(1)}.html`);
            return html ? { route, html, dates: versions.map(({ date }) => date) } : [];
          });
        if (pages.length > 0) {
          files.write(getFeedFile(language), composeFeed(address, language, pages));
        }
      }
    },
  };
}

interface FeedPage {
  route: string;
  html: string;
  /** Of its releases, as days. */
  dates: readonly string[];
}

function composeFeed(address: SiteAddress, language: Language, pages: readonly FeedPage[]): string {
  const self = absoluteUrl(address, getFeedFile(language));
  const list = absoluteUrl(address, getReleaseRoute('', language));
  const toTime = (day = '') => `${day}T00:00:00Z`;
  const entries = pages.map(({ route, html, dates }) => {
    const url = absoluteUrl(address, route);
    const { title, text } = readArticle(html, url);
    return `<entry>
<title type="html">${escape(title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${toTime(dates[0])}</published>
<updated>${toTime(dates.at(-1))}</updated>
<content type="html">${escape(text)}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escape(i18n['feed.title'][language])}</title>
<id>${self}</id>
<link rel="self" type="${feedType}" href="${self}"/>
<link rel="alternate" type="text/html" href="${list}"/>
<updated>${toTime(
    pages
      .flatMap(({ dates }) => dates)
      .sort()
      .at(-1),
  )}</updated>
<author><name>${site.name}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** Title and text of a finished page as HTML for other places: without controls, unfolded, with whole addresses. */
function readArticle(html: string, url: string): { title: string; text: string } {
  const [found = ''] = /<article\b[^]*<\/article>/.exec(html) ?? [];
  const article = findElement(parseFragment(found), ({ tagName }) => tagName === 'article');
  const title = article && findElement(article, ({ tagName }) => tagName === 'h1');
  if (!article || !title) throw new Error(`[feed] ${url} has no <article> with an <h1>.`);
  removeNodes(article, (node) => node === title || isOfNoUse(node));
  for (const { tagName, attrs } of listElements(article)) {
    if (tagName === 'details') attrs.push({ name: 'open', value: '' });
    for (const attribute of attrs) {
      if (attribute.name === 'href') attribute.value = new URL(attribute.value, url).href;
    }
  }
  return { title: serialize(title), text: serialize(article) };
}

/** Comments and controls. */
function isOfNoUse(node: Node): boolean {
  if (!isElement(node)) return node.nodeName === '#comment';
  const hasPart = (name: string) => getAttribute(node, name) !== undefined;
  const isControl = hasPart('data-needs-script') || hasPart('popover');
  return isControl || ['button', 'input', 'script'].includes(node.tagName);
}

function removeNodes(node: Node, isUnwanted: (one: Node) => boolean): void {
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter((child) => !isUnwanted(child));
  for (const child of node.childNodes) removeNodes(child, isUnwanted);
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
