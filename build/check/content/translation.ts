import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fault, type LocalFault } from '../../read/faults';
import { isFragment, listFiles, toRoute } from '../../read/files';
import { readFrontMatter } from '../../read/frontMatter';
import { getEntry, getText } from '../../read/located';
import type { Site, SitePage } from '../site';

export interface TranslationContext {
  /** The language that pages are translated from. */
  sourceLanguage: string;
  /** Fingerprint of the page at the same path in that language; undefined where there is none. */
  sourceHash: string | undefined;
  /** How the page is named on the command line. */
  file: string;
}

/** A translation says which version of its source it translates, and that version is the present one. */
export function checkTranslation(
  { language, isFragment, parsed }: SitePage,
  { sourceLanguage, sourceHash, file }: TranslationContext,
): LocalFault[] {
  const entry = getEntry(parsed?.frontMatter, 'translationOf');
  if (isFragment || !parsed) return [];
  const place = entry ?? { line: 1 };
  const command = `\`npm run check -- --accept-translation ${file}\``;
  if (language === sourceLanguage || sourceHash === undefined) {
    if (!entry) return [];
    const message =
      language === sourceLanguage
        ? 'This page is the source of translations, not one of them.'
        : `There is no page at this path in \`${sourceLanguage}\`.`;
    return [fault(place, 'translation-without-source', message, 'Remove `translationOf`.')];
  }
  // Without readable front matter there is a fault already.
  if (parsed.frontMatter === undefined) return [];
  if (!entry) {
    const message = 'The page does not say which version of its English source it translates.';
    const hint = `If it matches the present one, run ${command}.`;
    return [fault(place, 'translation-unmarked', message, hint)];
  }
  if (getText(parsed.frontMatter, 'translationOf') === sourceHash) return [];
  const message = 'The English page has changed since this translation was made.';
  const hint = `Translate the changes, then run ${command}.`;
  return [{ ...fault(place, 'translation-stale', message, hint), severity: 'warning' }];
}

export interface AcceptOptions {
  /** The translated page. */
  file: string;
  /** The docs folder. */
  root: string;
  /** The language that is translated from first. */
  languages: readonly string[];
}

/**
 * Writes into a translated page that it matches the present version of its source, and returns the
 * fingerprint of that version.
 * @throws Error saying what to do if the file is no translation of a page.
 */
export function acceptTranslation({ file, root, languages }: AcceptOptions): string {
  const toName = (target: string): string => path.relative(path.dirname(root), target);
  const name = toName(file);
  const [language = '', ...segments] = path.relative(root, file).split(path.sep);
  const [sourceLanguage = '', ...others] = languages;
  if (!others.includes(language) || !/\.mdx?$/.test(file)) {
    const places = others.map((other) => toName(path.join(root, other))).join(' or ');
    throw new Error(`${name} is no translated page: name an .mdx file below ${places}.`);
  }
  if (!existsSync(file)) throw new Error(`${name} does not exist: check the path.`);
  const source = path.join(root, sourceLanguage, ...segments);
  if (!existsSync(source)) {
    throw new Error(`${name} translates nothing: ${toName(source)} does not exist.`);
  }
  const hash = hashSource(readFileSync(source, 'utf8'));
  writeFileSync(file, setTranslationOf(readFileSync(file, 'utf8'), hash));
  return hash;
}

/** The page with `translationOf` in its front matter set to a fingerprint, its line ends kept. */
export function setTranslationOf(page: string, hash: string): string {
  const end = page.includes('\r\n') ? '\r\n' : '\n';
  // In quotes: a fingerprint of digits alone would be a number.
  const line = `translationOf: '${hash}'`;
  const block = /^---\r?\n([\s\S]*?)^---/m.exec(page);
  if (!block || block.index !== 0) return `---${end}${line}${end}---${end}${end}${page}`;
  const [whole, entries = ''] = block;
  const known = /^translationOf:[^\r\n]*/m;
  const updated = known.test(entries) ? entries.replace(known, line) : `${entries}${line}${end}`;
  return `---${end}${updated}---${page.slice(whole.length)}`;
}

/** The page that another one translates: the same path in the default language. */
export function findSource(page: SitePage, { languages, pages }: Site): SitePage | undefined {
  const [defaultLanguage = ''] = languages;
  const folder = `${page.language}/`;
  if (page.language === defaultLanguage || !page.file.startsWith(folder)) return undefined;
  return pages.get(`${defaultLanguage}/${page.file.slice(folder.length)}`);
}

/**
 * Routes of translated pages whose source in the first of `languages` has changed since:
 * `/zh/guide/start/`. A page that does not say what it translates is left to the check.
 */
export function findStaleTranslations(docsRoot: string, languages: readonly string[]): string[] {
  const [sourceLanguage = '', ...others] = languages;
  const isStale = (language: string, file: string): boolean => {
    const source = path.join(docsRoot, sourceLanguage, file);
    if (!/\.mdx?$/.test(file) || isFragment(file) || !existsSync(source)) return false;
    const text = readFileSync(path.join(docsRoot, language, file), 'utf8');
    const { frontMatter } = readFrontMatter(text.replaceAll('\r\n', '\n'));
    const known = getText(frontMatter, 'translationOf');
    return known !== undefined && known !== hashSource(readFileSync(source, 'utf8'));
  };
  return others.flatMap((language) =>
    listFiles(path.join(docsRoot, language))
      .filter((file) => isStale(language, file))
      .map((file) => toRoute(`${language}/${file}`, languages).route),
  );
}

/** Hexadecimal digits that tell the versions of one file apart. */
const fingerprintLength = 12;

/**
 * Fingerprint of a page's source: the first digits of the id that git gives the file in a SHA-256
 * repository, with line ends as `\n` so that it is the same on every system.
 */
export function hashSource(source: string): string {
  const content = Buffer.from(source.replaceAll('\r\n', '\n'));
  return createHash('sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex')
    .slice(0, fingerprintLength);
}
