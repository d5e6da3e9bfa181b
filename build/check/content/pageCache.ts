import { deserialize, serialize } from 'node:v8';
import { repository } from '../../../facts/cases/paths';
import { hashFiles, openTextCache, type TextCache } from '../../read/buildCache';
import type { PageFacts } from '../../read/page';
import { type PageOptions, readChecked } from './checkSource';

/** What decides what is made of a page's source: packages, and all that reads pages. */
export const readerSources = [
  'package-lock.json',
  'build',
  'site',
  'facts/cases',
  'facts/removed.json',
];

/** Where the pages of a tree are kept that has packages. */
export const pageCache = 'node_modules/.cache/rslib-docs/docsCheck/pages.json';

export interface KeptPages {
  read: (source: string, options: PageOptions) => PageFacts;
  /** Writes what was read when it is called first; what changes later is read anew in the next run. */
  saveOnce: () => void;
}

/** Reads each page anew. */
export const noKeptPages: KeptPages = { read: readChecked, saveOnce: () => undefined };

/** Pages as they were read by content, in this run or an earlier one: parsing is most of a check. */
export function keepPages(file: string): KeptPages {
  let cache: TextCache | undefined;
  // In dev the first page is read after the start, which need not wait for what is kept.
  const open = () =>
    // Values are written as this version of V8 does it.
    openTextCache(file, `${process.versions.v8} ${hashFiles(repository, readerSources)}`);
  let isSaved = false;
  return {
    read: (source, options) => {
      cache ??= open();
      const text = cache.remember([JSON.stringify(options), source], () =>
        serialize(readChecked(source, options)).toString('base64'),
      );
      return deserialize(Buffer.from(text, 'base64')) as PageFacts;
    },
    saveOnce: () => {
      if (!isSaved) cache?.save();
      isSaved = true;
    },
  };
}
