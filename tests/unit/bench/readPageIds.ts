import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { createFileCache } from '../../../build/read/files';
import { readSite } from '../../../build/read/site';
import { collectPageIds } from '../../../build/check/content/links';
import { readPage } from '../../../build/read/page';
import { normalizeHref } from '../../../bench/search/judge.mjs';
import type { KnownPages } from './findQueryFaults';
import type { QueryFile } from './queryFiles';

const readFile = createFileCache((source) => readPage(source));

/** The ids of every page of a docs folder, from its sources, by language and by address without it. */
export function readPageIds({
  docs,
  languages,
}: Pick<QueryFile, 'docs' | 'languages'>): KnownPages['getIds'] {
  const root = path.join(repository, docs);
  const site = readSite({ root, languages, readPage: (file) => readFile(path.join(root, file)) });
  const [defaultLanguage] = languages;
  const pages = new Map(
    [...site.routes.values()].map((page) => {
      const isDefault = page.language === defaultLanguage;
      const route = isDefault ? page.route : page.route.slice(page.language.length + 1);
      return [`${page.language} ${normalizeHref(route).page}`, page];
    }),
  );
  return (address, language = defaultLanguage) => {
    const page = pages.get(`${language} ${address}`);
    return page && (collectPageIds(page, site) ?? 'unknown');
  };
}
