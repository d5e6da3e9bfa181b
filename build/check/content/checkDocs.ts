import path from 'node:path';
import { original, translation } from '../../../site/site';
import { cacheReadings } from '../../read/cache';
import { issue, type Issue, type LocalIssue } from '../../read/issues';
import { compareIssues } from '../report';
import { createFileCache, getFormat, isFragment, listFiles, toRoute } from '../../read/files';
import { getEntry, getText, parseJson } from '../../read/located';
import { readSite, type Site, type SitePage } from '../site';
import { createTranslationCheck } from '../translation';
import { readAccepted } from '../translation/acceptedBlocks';
import { checkTypography } from '../translation/typography';
import { checkAnswers } from './answers';
import { readChecked } from './checkSource';
import { checkCharacters } from './characters';
import { checkData, dataFiles, isDataWrong, synonymSchema } from './dataFiles';
import { checkTexts } from './interfaceText';
import { checkCodeLinks, checkImage, checkLink, checkLinkText, checkImport } from './links';
import { checkNavigation } from './navigation';
import { checkPageShape } from './pageShapes';
import { checkOldAddresses, collectPrintedAddresses } from './oldAddresses';
import { checkSearchTerms } from './searchTerms';

export interface ContentCheckOptions {
  /** The docs folder. */
  root: string;
  /** The repository's root, where reported paths start; the current folder if left out. */
  base?: string;
  /** Where pages are kept as they were read, between runs; nowhere if left out. */
  cacheFile?: string;
}

/** Everything that is wrong in the files that writers edit, in the order of a report. */
export function checkDocs(options: ContentCheckOptions): Issue[] {
  return createContentCheck(options)();
}

/** A check that remembers what it has read: called again after a save, it reads what has changed. */
export function createContentCheck({
  root,
  base = process.cwd(),
  cacheFile,
}: ContentCheckOptions): () => Issue[] {
  const inRoot = (file: string): string => path.join(root, file);
  const i18nFile = path.join(base, 'i18n.json');
  const synonymsFile = path.join(base, 'site/synonyms.json');
  const labelsFile = path.join(base, 'site/sidebarLabels.json');
  const oldFile = path.join(base, 'site/oldAddresses.json');
  const questionsFile = path.join(base, 'bench/search/queries/readers.json');
  // Tools lead from what they find to pages.
  const toolFiles = ['packageCheck/helpPages.ts', 'explorer/results.ts'].map((file) =>
    path.join(base, file),
  );
  const termsFolder = path.join(base, 'site/searchTerms');
  const readings = cacheReadings(cacheFile, readChecked);
  const readPage = createFileCache((source, file) =>
    readings.read(source, {
      format: getFormat(file),
      isFragment: isFragment(toPosix(path.relative(root, file))),
    }),
  );
  const readSource = createFileCache((source) => source);
  const readJson = createFileCache((source) => parseJson(source));
  const listCharacters = (file: string) => checkCharacters(readSource(file) ?? '');
  let printed: ReturnType<typeof collectPrintedAddresses> | undefined;
  const checkTranslations = createTranslationCheck(
    root,
    cacheFile && path.join(path.dirname(cacheFile), 'blocks.json'),
  );

  return () => {
    const issues: Issue[] = [];
    const toName = (file: string): string => toPosix(path.relative(base, file));
    const add = (file: string, found: readonly LocalIssue[]): void => {
      const name = toName(file);
      for (const { about, ...one } of found) {
        const pages = about && { about: about.map((page) => toName(inRoot(page))) };
        issues.push({ ...one, ...pages, file: name });
      }
    };

    for (const [name, schema] of Object.entries(dataFiles)) {
      const data = readJson(path.join(base, name));
      if (data) add(path.join(base, name), checkData(data, schema, path.basename(name)));
    }
    if (isDataWrong(issues)) return issues;

    const site = readSite(root, (file) => readPage(inRoot(file)));
    readings.saveOnce();
    for (const page of site.pages.values()) {
      const file = inRoot(page.file);
      add(file, checkPage(page, site));
      if (page.language === original) add(file, checkPageShape(page));
      else if (page.language === translation) add(file, checkTypography(readSource(file) ?? ''));
    }

    for (const [file, found] of checkTranslations(site)) add(inRoot(file), found);
    const navigation = checkNavigation(
      site,
      (file) => readJson(inRoot(file)),
      readJson(labelsFile),
    );
    for (const [file, found] of navigation) {
      add(inRoot(file), [...found, ...listCharacters(inRoot(file))]);
    }

    if (site.routes.size === 0)
      add(root, [reportMissing('There are no pages in this folder.', 'root')]);
    const texts = readJson(i18nFile);
    if (!texts)
      add(i18nFile, [reportMissing('The file of the interface texts is not there.', 'base')]);
    if (texts) add(i18nFile, [...checkTexts(texts), ...listCharacters(i18nFile)]);
    const synonyms = readJson(synonymsFile);
    if (synonyms) {
      const found = checkData(synonyms, synonymSchema, 'synonyms.json', 'search-terms-type');
      add(synonymsFile, [...found, ...listCharacters(synonymsFile)]);
    }
    const old = readJson(oldFile);
    if (old) {
      printed ??= collectPrintedAddresses(path.join(base, 'node_modules'));
      const pages = [...readAccepted(root).keys()].filter((page) => !isFragment(page));
      const known = pages.map((page) => toRoute(page).route);
      add(oldFile, checkOldAddresses(old, printed, site, known));
    }
    for (const file of toolFiles) add(file, checkCodeLinks(readSource(file) ?? '', site));
    const asked = checkAnswers(readJson(questionsFile)?.node, {
      site,
      name: toName(questionsFile),
      readSource: ({ file }) => readSource(inRoot(file)),
    });
    for (const [page, found] of asked) add(inRoot(page.file), [found]);
    for (const name of listFiles(termsFolder)) {
      const file = path.join(termsFolder, name);
      const terms = readJson(file);
      const language = name.split('.').at(-2) ?? original;
      if (!terms) continue;
      add(file, [...checkSearchTerms(terms, language, site), ...listCharacters(file)]);
    }
    return issues.sort(compareIssues);
  };
}

const toPosix = (file: string): string => file.replaceAll(path.sep, '/');

const reportMissing = (message: string, option: keyof ContentCheckOptions): LocalIssue =>
  issue(
    { line: 1 },
    'missing-file',
    message,
    `Put it there, or set \`${option}\` of \`contentCheck\` in build/index.ts.`,
  );

/** What is wrong with a page by itself, and with the links and images by which it needs other files. */
function checkPage(page: SitePage, site: Site): LocalIssue[] {
  const { parsed, file } = page;
  const namesake = page.isFragment ? undefined : site.routes.get(page.route);
  const duplicate =
    namesake && namesake !== page
      ? [
          issue(
            { line: 1 },
            'duplicate-route',
            `\`${page.route}\` is the address of \`${namesake.file}\` already.`,
            'Rename or remove one of the two.',
          ),
        ]
      : [];
  const name = page.isFragment ? [] : checkName(file);
  if (!parsed) return [...duplicate, ...name];
  return [
    ...duplicate,
    ...name,
    ...checkTitle(page, site),
    ...parsed.issues,
    ...parsed.links.flatMap((link) => checkLink(link, page, site) ?? []),
    ...parsed.links.flatMap((link) => checkLinkText(link, page, site)),
    ...parsed.imports.flatMap((use) => checkImport(use, page, site)),
    ...parsed.images.flatMap((image) => checkImage(image, file, site.files) ?? []),
  ];
}

/** Two pages of a language with one title are the same in search results and in two tabs. */
function checkTitle({ parsed, language, route, isFragment }: SitePage, site: Site): LocalIssue[] {
  const title = getEntry(parsed?.frontMatter, 'title');
  const other = site.titles.get(language)?.get(getText(parsed?.frontMatter, 'title') ?? '');
  if (!title || !other || other.route === route || isFragment) return [];
  const message = `\`${other.route}\` has this title already.`;
  return [issue(title, 'title-duplicate', message, 'Give each of the two its own title.')];
}

/** Folders and files make the address. The formats have theirs in capitals: `CJS.mdx`. */
function checkName(file: string): LocalIssue[] {
  const segments = file.replace(/\.\w+$/, '').split('/');
  const formats = /^(?:CJS|ESM|IIFE|MF|UMD)$/;
  const refused = segments.find((name) => !/^[a-z\d-]+$/.test(name) && !formats.test(name));
  if (refused === undefined) return [];
  const message = `\`${refused}\` has other characters than small letters, digits and hyphens, and is no format such as \`CJS\`.`;
  return [
    issue({ line: 1 }, 'file-name', message, `Rename it: it is a part of the page's address.`),
  ];
}
