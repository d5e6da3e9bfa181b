import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFragment } from '../../../read/files/isFragment';
import { listFiles } from '../../../read/files/listFiles';
import { toRoute } from '../../../read/files/toRoute';
import { getText } from '../../../read/located/getEntry';
import { readFrontMatter } from '../../../read/page/readFrontMatter';
import { hashSource } from './hashSource';

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
    const { frontMatter } = readFrontMatter(text.replaceAll('\r\n', '\n'), true);
    const known = getText(frontMatter, 'translationOf');
    return known !== undefined && known !== hashSource(readFileSync(source, 'utf8'));
  };
  return others.flatMap((language) =>
    listFiles(path.join(docsRoot, language))
      .filter((file) => isStale(language, file))
      .map((file) => toRoute(`${language}/${file}`, languages).route),
  );
}
