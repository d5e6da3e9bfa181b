// Names that Rspress (2.0.22) writes into pages and next to them, where code of ours looks for them.

/** The element that a page is rendered into. The build fails where a page has none of this id. */
export const rootId = '__rspress_root';

/** That for its dialogs, which are none of ours. `npm test` finds an id that is not listed if it has another. */
export const modalsId = '__rspress_modal_container';

/** The class that its script for the color scheme sets. The build fails where no script has it. */
export const schemeClass = 'rp-dark';

/** The component that `:::` containers become. `npm test` looks for it in the package. */
export const calloutName = '$$$callout$$$';

/**
 * Path of a search index, without base: `/static/search_index.en.1a2b3c4d.json`; `undefined` where the build
 * has none. The first dot of a version is replaced. `npm test` finds nothing in the search where it is another.
 * @param hashes its `searchIndexHash`: content hash per `<version>###<language>`
 * @param languages that of the page first, then those searched where it has no index
 */
export function findSearchIndex(
  hashes: Readonly<Record<string, string>>,
  version: string,
  languages: readonly string[],
): string | undefined {
  const language = languages.find((one) => hashes[`${version}###${one}`]);
  if (language === undefined) return undefined;
  const parts = [version.replace('.', '_'), language, hashes[`${version}###${language}`]];
  return `/static/search_index.${parts.filter(Boolean).join('.')}.json`;
}

/** The class of the link that it adds to headings. `npm test` finds links in links if it has another. */
export const permalinkClass = 'rp-header-anchor';

/** Above pages in no section of `llms.txt`, if any. `npm test` finds it in Chinese if it is another. */
export const otherHeading = '\n## Other\n';
