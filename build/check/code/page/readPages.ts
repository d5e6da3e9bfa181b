import path from 'node:path';
import { createFileCache } from '../../../read/files/createFileCache';
import { getFinalCode } from '../../../render/code/codeText';
import { CodeSourceError, resolveCode } from '../../../render/code/codeFiles';
import { listFiles } from '../../../read/files/listFiles';
import { toRoute } from '../../../read/files/toRoute';
import { getReaderKey, hashParts } from '../cache/getToolchainKey';
import { openCache } from '../../../read/buildCache/openCache';
import type { Fence } from './Fence';
import type { PageContent, ProofPage } from './ProofPage';
import { readPageContent } from './readPageContent';

export interface ReadPagesOptions {
  /** The docs folder. */
  root: string;
  /** The default language first. */
  languages: readonly string[];
  cacheFolder: string;
}

export interface PageReader {
  readPages: () => ProofPage[];
  /** The page of a file, relative to the docs folder; undefined where that is none. */
  readPage: (file: string) => ProofPage | undefined;
}

/** Milliseconds without a change before what was read is written once more: a writer saves often. */
const rest = 2000;

/** A reader of pages that parses what changed since the last time, in this run or an earlier one. */
export function createPageReader({ root, languages, cacheFolder }: ReadPagesOptions): PageReader {
  const readerKey = getReaderKey();
  const kept = openCache<PageContent>(path.join(cacheFolder, 'pages.json'));
  const read = createFileCache((source): PageContent => {
    const key = hashParts(readerKey, source);
    const known = kept.get(key);
    if (known) return known;
    const content = readPageContent(source);
    kept.set(key, content);
    return content;
  });
  const readPage = (file: string): ProofPage | undefined => {
    if (!file.endsWith('.mdx') || file.startsWith('public/')) return undefined;
    const content = read(path.join(root, file));
    if (!content) return undefined;
    const folder = path.join(root, path.dirname(file));
    const fences = content.fences.map((fence) => readCode(fence, root, folder));
    return { ...content, fences, file, ...toRoute(file, languages) };
  };
  let isSaved = false;
  let waiting: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(waiting);
    if (isSaved) waiting = setTimeout(kept.save, rest).unref();
    else kept.save();
    isSaved = true;
  };
  return {
    readPage,
    readPages: () => {
      const pages = listFiles(root).flatMap((file) => readPage(file) ?? []);
      save();
      return pages;
    },
  };
}

/** A fence with the code that readers copy from it. What a file lacks, docsCheck reports. */
function readCode(fence: Fence, docs: string, folder: string): Fence {
  const { lang, meta } = fence;
  try {
    const code = resolveCode(meta.attributes, { docs, folder }) ?? fence.code;
    return { ...fence, code: getFinalCode(code, lang) };
  } catch (error) {
    if (error instanceof CodeSourceError) return fence;
    throw error;
  }
}
