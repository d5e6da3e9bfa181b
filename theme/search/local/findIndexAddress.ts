export interface IndexAddressOptions {
  /** The framework's `searchIndexHash`: content hash per `<version>###<language>`. */
  hashes: Readonly<Record<string, string>>;
  version: string;
  language: string;
  /** Searched where `language` has no index: none of its pages is translated yet. */
  fallbackLanguage: string;
}

/**
 * Path of the index for a page, without base: `/static/search_index.en.1a2b3c4d.json`. `undefined`
 * where the build has none.
 */
export function findIndexAddress({
  hashes,
  version,
  language,
  fallbackLanguage,
}: IndexAddressOptions): string | undefined {
  for (const lang of [language, fallbackLanguage]) {
    const hash = hashes[`${version}###${lang}`];
    if (!hash) continue;
    // The framework names the file so, replacing the first dot of a version only.
    const parts = [version.replace('.', '_'), lang, hash].filter(Boolean);
    return `/static/search_index.${parts.join('.')}.json`;
  }
  return undefined;
}
