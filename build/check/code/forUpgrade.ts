import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import type { Change } from '../../../facts/upgrade/change';
import type { Place } from '../../../facts/upgrade/joinPages';
import { createPageReader } from './page/readPages';
import { findUses } from './uses/findUses';

/** Finds the places of all pages that speak of a change. Files are relative to the repository. */
export function createPlaceFinder({
  root,
  languages,
  cacheFolder,
}: {
  /** The docs folder. */
  root: string;
  languages: readonly string[];
  cacheFolder: string;
}): (change: Change) => Place[] {
  const pages = createPageReader({ root, languages, cacheFolder }).readPages();
  return (change) =>
    pages.flatMap((page) => {
      const file = path.relative(repository, path.join(root, page.file)).replaceAll(path.sep, '/');
      return findUses(page, change).map((line) => ({ file, line }));
    });
}
