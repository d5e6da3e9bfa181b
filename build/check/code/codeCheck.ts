import { readFileSync } from 'node:fs';
import path from 'node:path';
import { original } from '../../../site/site';
import { type CaseFolders, caseFolders, repository } from '../../../facts/cases/paths';
import { type FactStore, openFactStore } from '../../components/factStore';
import { flagsRoute } from '../../../site/sharedHeadings';
import { describeAttributes, renderComponent } from '../../components/component';
import { findBuildTimeComponent } from '../../components/registry';
import { openCache } from '../../read/cache';
import { type FileIssues, issue, type Issue, type LocalIssue } from '../../read/issues';
import { type Check, compareIssues } from '../report';
import { parseJson } from '../../read/located';
import { listTypeComparisons, reportComparison } from './apiTypes';
import { checkClass, type FenceIssue, toPageIssue } from './fenceClass';
import { checkMessages } from './messages';
import { checkNames, collectNames } from './names';
import { openExceptions } from '../exceptions';
import { checkFactSentences } from './factSentences';
import { checkOptionPages, checkFlagPage, checkOptionTables } from './optionTables';
import { checkCoverage, typesRoute } from './coverage';
import {
  codeCacheFolder,
  createPageReader,
  type DocsPage,
  type PageReader,
} from '../../components/docsPages';
import { listSnippets } from '../../read/snippets';
import { checkFence, type FenceContext, getToolchainKey, runSnippets } from './runSnippets';
import { findStaleUses } from './staleResults';
import { createValueCheck } from '../values/valueCheck';

export interface CodeCheckOptions {
  /** The docs folder. */
  root: string;
  /** The folder that reported paths start from; the current one if left out. */
  base?: string;
  /** Cases and their results; those of the repository if left out. */
  folders?: Pick<CaseFolders, 'cases' | 'results'>;
  /** Folder of codeWords.json and valueSources.json, for their `entries`; the rest of the second is the repository's. */
  listFolder?: string;
  /** Sentences of the facts in Chinese, by the English ones. */
  sentencesFile?: string;
  /** Where results are kept between runs. */
  cacheFolder?: string;
  /** Where pages are read: a reader of its own if left out. */
  pages?: PageReader;
}

interface CodeCheck extends Check {
  /** All but what the compilers and configurations say: for every save in dev. */
  checkQuickly: () => Issue[];
}

/** Compares the content of a site with what the installed tool says and does. */
export function createCodeCheck({
  root: docs,
  base = process.cwd(),
  folders = caseFolders,
  listFolder = path.join(repository, 'build', 'check'),
  sentencesFile = path.join(repository, 'site', 'factSentences.zh.json'),
  cacheFolder = codeCacheFolder,
  pages: reader = createPageReader(docs, cacheFolder),
}: CodeCheckOptions): CodeCheck {
  const { root, readPages } = reader;
  const openStore = () => openFactStore(folders);
  const toName = (file: string) => path.relative(base, file).replaceAll(path.sep, '/');
  const toIssues = (found: readonly FileIssues[]): Issue[] => {
    const isBroken = readPages().some((page) => page.isBroken);
    // What no page has may be on the one that cannot be read.
    const isFound = ({ rule }: LocalIssue) =>
      !isBroken || !/unlisted|undocumented|unexplained|unused|gone/.test(rule);
    return found
      .flatMap(({ file, issues }) =>
        issues.filter(isFound).map(({ about, ...one }) => ({
          ...one,
          file: toName(file),
          ...(about && { about: about.map((page) => toName(path.join(root, page))) }),
        })),
      )
      .sort(compareIssues);
  };
  /** Translations have the code and values of their sources (build/check/translation). */
  const isSource = ({ language }: DocsPage): boolean => language === original;
  const listPages = (asked: readonly string[]) => {
    const names = new Set(asked.map((file) => path.relative(root, path.resolve(base, file))));
    return readPages().filter(({ file }) => names.size === 0 || names.has(file));
  };
  const checkCheaply = (asked: readonly string[] = []) => {
    const [pages, store] = [readPages().filter(isSource), openStore()];
    const own = listPages(asked);
    const translations = own.filter((page) => !isSource(page));
    return [
      ...checkCode(own.filter(isSource), pages, { root, store, listFolder }),
      ...translations.map((page) => ({
        file: path.join(root, page.file),
        issues: checkComponents(page, store).map(reportOutdated),
      })),
      ...checkCoverage(pages, store, { root, cases: folders.cases }),
      ...checkFactSentences(translations, store, { file: sentencesFile, folders }),
    ];
  };

  return {
    checkQuickly: () => toIssues(checkCheaply()),
    checkAll: async (asked = []) => {
      const pages = listPages(asked).filter(isSource);
      const results = openCache<FenceIssue[]>(path.join(cacheFolder, 'results.json'));
      const { exports } = openStore().tool;
      const places = pages.flatMap(({ route, file: name, fences }) => {
        const file = path.join(root, name);
        const types = route === typesRoute ? listTypeComparisons(fences, exports.types) : [];
        return [
          ...listSnippets(fences).map((snippet) => ({ file, snippet, report: toPageIssue })),
          ...types.map((snippet) => ({ file, snippet, report: reportComparison })),
        ];
      });
      const snippets = places.map(({ snippet }) => snippet);
      const found = await runSnippets(snippets, results, getToolchainKey());
      results.save({ keepsRest: asked.length > 0 });
      const slow = places.map(({ file, snippet, report }, index) => ({
        file,
        issues: (found[index] ?? []).map((one) => report(snippet.fence, one)),
      }));
      const known = readExceptions(path.join(listFolder, 'valueSources.json'));
      const checkValues = createValueCheck(openStore(), known);
      const values = pages.map((page) => ({
        file: path.join(root, page.file),
        issues: checkValues(page),
      }));
      values.push({ file: known.file, issues: known.listUnused() });
      const stale = await findStaleUses(pages, { folders, root, isWhole: asked.length === 0 });
      return toIssues([...checkCheaply(asked), ...values, ...slow, ...stale]);
    },
  };
}

/** The English page may be without it already, and a change of English alone is no error. */
const reportOutdated = (found: LocalIssue): LocalIssue => {
  const hint = 'The page shows nothing there: remove it where the English page has.';
  return issue(found, 'translation-outdated', found.message, hint);
};

/** What can be told of pages, and of all pages together, without running anything. */
export function checkCode(
  pages: readonly DocsPage[],
  all: readonly DocsPage[],
  { root, store, listFolder }: { root: string; store: FactStore; listFolder: string },
): FileIssues[] {
  const { tool } = store;
  const context: FenceContext = { store, packages: listPackages() };
  const names = collectNames(tool);
  const shell = { commands: tool.commands, packages: context.packages };
  const lookalikes = readExceptions(path.join(listFolder, 'codeWords.json'));
  const found = pages.map((page) => ({
    file: path.join(root, page.file),
    issues: [
      ...checkFences(page, context),
      ...checkComponents(page, store),
      ...checkNames(page, { names, shell }, lookalikes),
      ...checkOptionTables(page, tool),
      ...checkMessages(page, store),
      ...(page.route === flagsRoute ? checkFlagPage(page, tool.commands) : []),
    ],
  }));
  const undocumented = checkOptionPages(all, tool.options);
  return [
    ...found,
    ...[...undocumented].map(([file, issues]) => ({ file: path.join(root, file), issues })),
    { file: lookalikes.file, issues: lookalikes.listUnused() },
  ];
}

function readExceptions(file: string) {
  return { file, ...openExceptions(parseJson(readFileSync(file, 'utf8')).node) };
}

function checkFences({ fences }: DocsPage, context: FenceContext): LocalIssue[] {
  const classes = fences.flatMap((fence) =>
    checkClass(fence).map((found) => toPageIssue(fence, found)),
  );
  const contents = listSnippets(fences).flatMap((snippet) =>
    checkFence(snippet, context).map((found) => toPageIssue(snippet.fence, found)),
  );
  return [...classes, ...contents];
}

/** Packages that the repository installs by name: those that pages may install and run. */
function listPackages(): string[] {
  const { devDependencies = {} } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  ) as { devDependencies?: Record<string, string> };
  return Object.keys(devDependencies);
}

/** Components of pages without an issue: in dev, a save renders those of pages that changed, not all again. */
const rendered = new WeakSet<DocsPage['components']>();

/** Whether every component that asks for facts gets them. */
function checkComponents({ components }: DocsPage, store: FactStore): LocalIssue[] {
  if (rendered.has(components)) return [];
  const issues = components.flatMap(({ name, attributes, line, column }): LocalIssue[] => {
    const component = findBuildTimeComponent(name);
    if (!component) return [];
    try {
      renderComponent(component, attributes, store);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        issue(
          { line, column },
          'component-error',
          `\`<${name}>\`: ${reason.replace(/(?<![.?])$/, '.')}`,
          `Correct it. ${describeAttributes(component)}`,
        ),
      ];
    }
  });
  if (issues.length === 0) rendered.add(components);
  return issues;
}
