import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSource } from './hashSource';

export interface AcceptOptions {
  /** The translated page. */
  file: string;
  /** The docs folder. */
  root: string;
  /** The language that is translated from first. */
  languages: readonly string[];
}

/**
 * Writes into a translated page that it matches the present version of its source, and gives the
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
