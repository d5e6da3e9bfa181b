import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { getAttribute, getLevel, getText, readArticle } from './readArticle.mjs';

/**
 * MiniSearch as VitePress 1.6.4 configures it. Fields and the split into sections are those of
 * `localSearchPlugin` (src/node/plugins/localSearchPlugin.ts): one document per heading with its title,
 * the titles above it, and all text below it up to the next heading, code included. Boosts, `fuzzy`,
 * `prefix` and the limit of 16 are those of VPLocalSearchBox.vue. VitePress has the HTML of a page's
 * Markdown; here it is the inside of `<article>`, without buttons.
 */
const indexOptions = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
};
const searchOptions = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };
const limit = 16;

/** @param {{ pages: { route: string, html: string }[] }} site */
export async function open({ pages }) {
  const built = new MiniSearch(indexOptions);
  for (const { route, html } of pages) {
    for (const { anchor, text, titles } of splitSections(html)) {
      built.add({
        id: anchor ? `${route}#${anchor}` : route,
        text,
        title: titles.at(-1),
        titles: titles.slice(0, -1),
      });
    }
  }
  const json = JSON.stringify(built);
  // The browser gets it so.
  const index = MiniSearch.loadJSON(json, { ...indexOptions, searchOptions });
  return {
    indexBytes: gzipSync(json).length,
    search: async (query) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => id),
  };
}

/** The heading of level 1 is that of its page: it has no anchor. */
function splitSections(html) {
  const sections = [];
  let above = [];
  let current;
  const visit = (node) => {
    const level = getLevel(node);
    if (level > 0) {
      const title = getText(node).trim();
      const anchor = level > 1 ? getAttribute(node, 'id') : '';
      above = [...above.slice(0, level - 1)];
      above[level - 1] = title;
      current = { anchor, titles: above.filter(Boolean), text: '' };
      if (title && (anchor || level === 1)) sections.push(current);
    } else if (node.nodeName === '#text') {
      if (current) current.text += node.value;
    } else if (node.tagName !== 'button') {
      for (const child of node.childNodes ?? []) visit(child);
    }
  };
  visit(readArticle(html));
  return sections.filter(({ text }) => text);
}
