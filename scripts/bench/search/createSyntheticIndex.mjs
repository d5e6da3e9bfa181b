/** One word in so many is made a new one, so that the vocabulary grows with the pages. */
const newWordEvery = 25;

/**
 * @typedef {{ id: string, text: string, depth: number, charIndex: number }} Heading
 * @typedef {{
 *   routePath: string,
 *   title: string,
 *   content: string,
 *   toc: Heading[],
 *   names?: string[],
 * }} IndexRecord
 */

/**
 * A search index of many pages in the words of a real one: each page takes its introduction and as many
 * sections as a real page has from pages all over the site, with some words that only it has. The same
 * every time.
 * @template {IndexRecord} Entry
 * @param {readonly Entry[]} records
 * @param {number} count
 * @returns {Entry[]}
 */
export function createSyntheticIndex(records, count) {
  const random = createRandom(1);
  const pick = (/** @type {number} */ length) => Math.floor(random() * length);
  const sections = records.flatMap(listSections);
  return Array.from({ length: count }, (_, page) => {
    const source = /** @type {Entry} */ (records[page % records.length]);
    const end = source.toc[0]?.charIndex;
    const change = (/** @type {string} */ text) => addWords(text, page);
    let content = change(source.content.slice(0, end));
    const names = [source.names?.[0] ?? ''];
    const toc = source.toc.map(({ depth }, index) => {
      const { heading, text, words } = /** @type {ReturnType<typeof listSections>[number]} */ (
        sections[pick(sections.length)]
      );
      const charIndex = content.length;
      content += `${change(text)}\n`;
      names.push(words);
      return { id: `section-${index}`, text: heading, depth, charIndex };
    });
    const title = page < records.length ? source.title : `${source.title} ${page}`;
    return { ...source, routePath: `/page/${page}`, title, content, toc, names };
  });
}

/** @param {IndexRecord} record */
function listSections({ content, toc, names }) {
  return toc.flatMap(({ text: heading, charIndex }, index) => {
    const text = content.slice(charIndex, toc[index + 1]?.charIndex).trim();
    return [{ heading, text, words: names?.[index + 1] ?? '' }];
  });
}

/**
 * @param {string} text
 * @param {number} page
 */
function addWords(text, page) {
  let word = 0;
  return text.replace(/\p{L}{4,}/gu, (found) =>
    ++word % newWordEvery === page % newWordEvery ? `${found}${page.toString(36)}` : found,
  );
}

/**
 * Numbers from 0 up to 1 that are the same every time (mulberry32).
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
