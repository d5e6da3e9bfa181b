import path from 'node:path';
import { checkValues } from './characters/checkValues';
import { compareFaults } from '../../read/faults/compareFaults';
import type { Fault, LocalFault } from '../../read/faults/Fault';
import { checkCodeFiles } from './checkCodeFiles';
import { checkPage } from './checkPage';
import { createFileCache } from '../../read/files/createFileCache';
import { isFragment } from '../../read/files/isFragment';
import { keepPages, noKeptPages } from '../../read/files/keepPages';
import { listFiles } from '../../read/files/listFiles';
import { readSite } from '../../read/files/readSite';
import { checkTexts } from './interfaceText/checkTexts';
import { checkUnusedKeys, checkUsedKeys } from './interfaceText/checkTextKeys';
import { findTextKeys } from './interfaceText/findTextKeys';
import { parseJson } from '../../read/located/parseJson';
import { checkNavigation } from './navigation/checkNavigation';
import { checkSearchTerms } from './searchTerms/checkSearchTerms';
import { checkSynonyms } from './synonyms/checkSynonyms';
import { checkThemeOptions, type ThemeOptionsSource } from './themeOptions/checkThemeOptions';
import { checkTranslation } from './translation/checkTranslation';
import { findSource } from './translation/findSource';
import { hashSource } from './translation/hashSource';

export interface DocsCheckOptions {
  /** The docs folder. */
  root: string;
  /** The file of the interface's texts. */
  i18nFile: string;
  /** The default language first. */
  languages: readonly string[];
  /** The folder whose sources ask for those texts; `theme/` beside the file of texts if left out. */
  themeFolder?: string;
  /** Folders beside it that ask for them too: parts that are drawn at build time. */
  textFolders?: readonly string[];
  /** The theme's options; unchecked if left out. */
  themeOptions?: ThemeOptionsSource;
  /** The folder that reported paths start from; the current one if left out. */
  base?: string;
  /** Where pages are kept as they were read, between runs; nowhere if left out. */
  cacheFile?: string;
}

/** Everything that is wrong in the files that writers edit, in the order of a report. */
export function checkDocs(options: DocsCheckOptions): Fault[] {
  return createDocsCheck(options)();
}

/** A check that remembers what it has read: called again after a save, it reads what has changed. */
export function createDocsCheck({
  root,
  i18nFile,
  languages,
  themeFolder = path.join(path.dirname(i18nFile), 'theme'),
  textFolders = ['publish', 'components/facts'].map((name) =>
    path.join(path.dirname(i18nFile), 'build', name),
  ),
  themeOptions,
  base = process.cwd(),
  cacheFile,
}: DocsCheckOptions): () => Fault[] {
  const inRoot = (file: string): string => path.join(root, file);
  const synonymsFile = path.join(path.dirname(i18nFile), 'site/synonyms.json');
  const termsFolder = path.join(path.dirname(i18nFile), 'site/searchTerms');
  const kept = cacheFile === undefined ? noKeptPages : keepPages(cacheFile);
  const readPage = createFileCache((source, file) =>
    kept.read(source, {
      format: file.endsWith('.mdx') ? 'mdx' : 'md',
      isFragment: isFragment(toPosix(path.relative(root, file))),
    }),
  );
  const readJson = createFileCache(parseJson);
  const readKeys = createFileCache(findTextKeys);
  const readHash = createFileCache(hashSource);

  return () => {
    const faults: Fault[] = [];
    const toName = (file: string): string => toPosix(path.relative(base, file));
    const add = (file: string, found: readonly LocalFault[]): void => {
      const name = toName(file);
      faults.push(...found.map((fault) => ({ severity: 'error' as const, ...fault, file: name })));
    };

    const site = readSite({ root, languages, readPage: (file) => readPage(inRoot(file)) });
    kept.saveOnce();
    const [sourceLanguage = ''] = languages;
    for (const page of site.pages.values()) {
      const file = inRoot(page.file);
      const source = findSource(page, site);
      const sourceHash = source && readHash(inRoot(source.file));
      add(file, checkPage(page, site));
      const folder = path.dirname(file);
      add(file, checkCodeFiles(page.parsed?.codeFiles ?? [], { docs: root, folder }));
      add(file, checkTranslation(page, { sourceLanguage, sourceHash, file: toName(file) }));
    }

    const navigation = checkNavigation(site, (file) => readJson(inRoot(file)));
    for (const [file, found] of navigation.faults) {
      add(inRoot(file), [...found, ...checkValues(readJson(inRoot(file))?.node)]);
    }

    if (themeOptions) {
      for (const [file, found] of checkThemeOptions(themeOptions, site)) add(file, found);
    }

    if (site.routes.size === 0) add(root, [reportMissing('There are no pages in this folder.')]);
    const texts = readJson(i18nFile);
    if (!texts) add(i18nFile, [reportMissing('The file of the interface texts is not there.')]);
    const uses = [themeFolder, ...textFolders].flatMap((folder) => {
      const sources = listFiles(folder).filter((file) => /\.tsx?$/.test(file));
      return sources.flatMap((name) => {
        const file = path.join(folder, name);
        const keys = readKeys(file);
        return keys ? [{ file, keys }] : [];
      });
    });
    if (texts) {
      add(i18nFile, [...checkTexts(texts, languages), ...checkValues(texts.node)]);
      const keys = uses.map((use) => use.keys);
      add(i18nFile, checkUnusedKeys(texts.node, keys, navigation.labels));
      for (const use of uses) add(use.file, checkUsedKeys(use.keys, texts.node));
    }
    const synonyms = readJson(synonymsFile);
    if (synonyms) add(synonymsFile, [...checkSynonyms(synonyms), ...checkValues(synonyms.node)]);
    for (const name of listFiles(termsFolder)) {
      const file = path.join(termsFolder, name);
      const terms = readJson(file);
      const language = name.split('.').at(-2) ?? sourceLanguage;
      if (!terms) continue;
      add(file, [...checkSearchTerms(terms, language, site), ...checkValues(terms.node)]);
    }
    return faults.sort(compareFaults);
  };
}

const toPosix = (file: string): string => file.replaceAll(path.sep, '/');

const reportMissing = (message: string): LocalFault => ({
  line: 1,
  rule: 'missing-file',
  message,
  hint: 'Put it there, or tell `docsCheck()` in rspress.config.ts where it is.',
});
