import path from 'node:path';
import { original } from '../../../site/site';
import { repository } from '../../../facts/cases/paths';
import { hashFiles, hashParts, openCache, packageSources } from '../../read/cache';
import type { Issue, LocalIssue } from '../../read/issues';
import { type Check, compareIssues } from '../report';
import { createFileCache, listFiles } from '../../read/files';
import { type Passage, readPassages } from './passages';
import {
  checkAbsoluteWords,
  checkFirstUse,
  checkGrammar,
  checkHeadingCase,
  checkLength,
  checkNames,
  checkSpelling,
  checkWords,
  readWords,
  type WordLists,
} from './passageChecks';

export interface ProseOptions {
  /** The docs folder. */
  root: string;
  /** The folder that reported paths start from; the current one if left out. */
  base?: string;
  /** Where results of the spelling are kept between runs. */
  cacheFolder?: string;
}

interface Page {
  key: string;
  getPassages: () => Passage[];
  linksTerms: boolean;
}

/** What decides the issues of a page, other than the page: packages have the dictionaries. */
const sources = [...packageSources, 'build/check/prose', 'build/read'];

/** Checks the sentences of the pages (CONTRIBUTING.md, “Write a page”). */
export function createProseCheck({
  root: docs,
  base = process.cwd(),
  cacheFolder = path.join(repository, 'node_modules', '.cache', 'rslib-docs', 'prose'),
}: ProseOptions): Check {
  const root = path.join(path.resolve(docs), original);
  const words = readWords(path.join(repository, 'build/check/prose/words'));
  const checksKey = hashParts(hashFiles(repository, sources), JSON.stringify(words));
  const cache = openCache<LocalIssue[]>(path.join(cacheFolder, 'results.json'));
  const getPage = createFileCache((source, file): Page => ({
    key: hashParts(checksKey, path.relative(root, file), source),
    getPassages: () => readPassages(source),
    // The glossary explains its terms itself; unlisted pages speak to writers.
    linksTerms: path.basename(file) !== 'glossary.mdx' && !/^unlisted: true$/m.test(source),
  }));
  const listPages = () =>
    listFiles(root).flatMap((name) => {
      const file = path.join(root, name);
      const page = name.endsWith('.mdx') ? getPage(file) : undefined;
      return page ? [{ file, ...page }] : [];
    });
  const toIssues = (file: string, issues: readonly LocalIssue[]): Issue[] =>
    issues.map((issue) => ({
      ...issue,
      file: path.relative(base, file).replaceAll(path.sep, '/'),
    }));
  return {
    checkAll: async () => {
      const pages = listPages();
      const unread = pages.filter(({ key }) => !cache.get(key));
      if (unread.length > 0) {
        const passages = new Map(unread.map(({ key, getPassages }) => [key, getPassages()]));
        const spelling = await checkSpelling(passages, words.spelling);
        for (const { key, linksTerms } of unread) {
          const found = checkPassages(passages.get(key) ?? [], { words, linksTerms });
          cache.set(key, [...found, ...(spelling.get(key) ?? [])]);
        }
      }
      const issues = pages.flatMap(({ file, key }) => toIssues(file, cache.get(key) ?? []));
      cache.save();
      return issues.sort(compareIssues);
    },
  };
}

/** What can be told of a page's prose but its spelling. The glossary links no terms. */
export function checkPassages(
  passages: readonly Passage[],
  { words, linksTerms }: { words: WordLists; linksTerms: boolean },
): LocalIssue[] {
  return [
    ...passages.flatMap((passage) => [
      ...checkLength(passage),
      ...checkWords(passage, words.unwanted),
      ...checkNames(passage, words.names),
      ...checkHeadingCase(passage, words.names),
      ...checkAbsoluteWords(passage),
      ...checkGrammar(passage),
    ]),
    ...(linksTerms ? checkFirstUse(passages, words.terms) : []),
  ];
}
