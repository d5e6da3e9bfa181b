import { gzipSync } from 'node:zlib';
import { create, getByID, insertMultiple, save, search } from '@orama/orama';
import { createTokenizer } from '@orama/tokenizers/mandarin';
import { getAttribute, getLevel, getText, readArticle } from './readArticle.mjs';

/**
 * Orama as Fumadocs 17 sets it up (fumadocs-core, `createFromSource`, that is `initAdvancedSearch` and
 * `searchAdvanced`): a document per page title, description, heading and block of text, without code,
 * as `remarkStructure` cuts them; found by `content`, grouped by page, at most eight each. Chinese pages
 * get the Mandarin tokenizer and the thresholds that Fumadocs' page on languages names.
 */
const schema = {
  content: 'string',
  page_id: 'string',
  type: 'string',
  breadcrumbs: 'string[]',
  tags: 'enum[]',
  url: 'string',
};
const blocks = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'blockquote', 'summary']);
const left = new Set(['pre', 'button', 'figcaption']);

/** @param {{ language: string, pages: { route: string, html: string }[] }} site */
export async function open({ language, pages }) {
  const isChinese = language === 'zh';
  const db = create({
    schema,
    ...(isChinese && { components: { tokenizer: await createTokenizer() } }),
  });
  await insertMultiple(db, pages.flatMap(listDocuments));
  const params = isChinese ? { threshold: 0, tolerance: 0 } : {};
  return {
    indexBytes: gzipSync(JSON.stringify(save(db))).length,
    async search(query) {
      const { groups = [] } = await search(db, {
        ...params,
        mode: 'fulltext',
        groupBy: { properties: ['page_id'], maxResult: 8 },
        term: query,
        properties: ['content'],
      });
      return groups.flatMap(({ values: [id], result }) => [
        getByID(db, id).url,
        ...result
          .map(({ document }) => document)
          .filter(({ type }) => type !== 'page')
          .map(getUrl),
      ]);
    },
  };
}

const getUrl = ({ url }) => url;

/** In the order of Fumadocs but for the description, which it puts before the headings. */
function listDocuments({ route, html }) {
  const found = { page: [], heading: [], text: [] };
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  let anchor = '';
  const visit = (node) => {
    const level = getLevel(node);
    if (level > 0) {
      anchor = level > 1 ? getAttribute(node, 'id') : '';
      found[level > 1 ? 'heading' : 'page'].push({ content: getText(node), anchor });
    } else if (blocks.has(node.tagName) && !holdsBlock(node)) {
      found.text.push({ content: getText(node), anchor });
    } else if (!left.has(node.tagName)) {
      for (const child of node.childNodes ?? []) visit(child);
    }
  };
  visit(readArticle(html));
  found.text.unshift({ content: description, anchor: '' });
  const typed = ['page', 'heading', 'text'].flatMap((type) =>
    found[type].map((one) => ({ ...one, type })),
  );
  return typed
    .filter(({ content }) => content.trim())
    .map(({ type, content, anchor: id }, index) => ({
      id: type === 'page' ? route : `${route}-${index}`,
      page_id: route,
      type,
      content: content.trim(),
      breadcrumbs: [],
      tags: [],
      url: id ? `${route}#${id}` : route,
    }));
}

const holdsBlock = (node) =>
  (node.childNodes ?? []).some(
    (child) => blocks.has(child.tagName) || left.has(child.tagName) || holdsBlock(child),
  );
