import { open as openLunr } from './lunr.mjs';

/**
 * lunr.mjs over pages which carry their front matter's keywords in a meta tag. The built site has none;
 * Docusaurus would write it, and its search would index it.
 * @param {{ pages: { route: string, keywords: string[], html: string }[] }} site
 */
export const open = ({ pages, ...site }) =>
  openLunr({
    ...site,
    pages: pages.map((page) => ({ ...page, html: addKeywords(page) })),
  });

const addKeywords = ({ html, keywords }) => {
  const content = keywords.join(',').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace('</head>', () => `<meta name="keywords" content="${content}"></head>`);
};
