import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCode } from '../../build/check/code/codeCheck';
import { openExceptions } from '../../build/check/exceptions';
import { readChecked } from '../../build/check/content/checkSource';
import { readPassages } from '../../build/check/prose/passages';
import { checkPassages } from '../../build/check/prose/proseCheck';
import { readWords } from '../../build/check/prose/passageChecks';
import { createValueCheck } from '../../build/check/values/valueCheck';
import { readPageContent } from '../../build/components/docsPages';
import { openFactStore } from '../../build/components/factStore';
import { checkPair } from '../../build/check/translation';
import { readBlocks } from '../../build/check/translation/blocks';
import { readAccepted } from '../../build/check/translation/acceptedBlocks';
import { parseJson } from '../../build/read/located';
import { listFiles, toRoute } from '../../build/read/files';

/**
 * How a false sentence is caught: as an error or a warning on its own page, or by its translation alone,
 * which still says what is true.
 */
export type Verdict = 'error' | 'warning' | 'translation' | 'missed';

/** Has the checks of `npm run check` that need no compiler and no dictionary read changed pages. */
export function createPageJudge(root: string) {
  const docs = path.join(root, 'docs');
  const store = openFactStore();
  const words = readWords(path.join(root, 'build/check/prose/words'));
  const listFolder = path.join(root, 'build/check');
  const listed = readFileSync(path.join(listFolder, 'valueSources.json'), 'utf8');
  const checkValues = createValueCheck(store, openExceptions(parseJson(listed).node));
  const pages = listFiles(path.join(docs, 'en'))
    .filter((name) => name.endsWith('.mdx') && name !== 'components.mdx')
    .map((name) => {
      const page = `en/${name}`;
      return { page, source: readFileSync(path.join(docs, page), 'utf8') };
    });
  const sources = new Map(pages.map(({ page, source }) => [page, source]));
  const listIssues = (page: string, source: string): { severity?: string; id: string }[] => {
    const read = { ...readPageContent(source), file: page, ...toRoute(page) };
    const options = { root: docs, store, listFolder };
    const isFragment = page.includes('/components/');
    return [
      ...checkValues(read),
      ...checkCode([read], [read], options).flatMap(({ file, issues }) =>
        file === path.join(docs, page) ? issues : [],
      ),
      ...readChecked(source, { format: 'mdx', isFragment }).issues,
      ...checkPassages(readPassages(source), { words, linksTerms: !page.includes('glossary') }),
    ].map(({ severity, rule, message }) => ({ severity, id: `${rule} ${message}` }));
  };
  const accepted = readAccepted(docs);
  const translations = new Map(
    pages.flatMap(({ page }) => {
      const file = path.join(docs, page.replace('en/', 'zh/'));
      return existsSync(file) ? [[page, readBlocks(readFileSync(file, 'utf8'))]] : [];
    }),
  );
  /** Whether the Chinese page says otherwise; that it is behind counts for nothing. */
  const isContradicted = (page: string, source: string): boolean => {
    const [english, chinese] = [readBlocks(source), translations.get(page)];
    if (!english || !chinese) return false;
    const name = page.replace('en/', '');
    return checkPair({ english, chinese, known: accepted.get(name), page: name }).some(
      ({ rule }) => rule === 'translation-contradicts',
    );
  };
  const seenBefore = new Map<string, ReadonlySet<string>>();
  return {
    pages,
    /** By what a page that was changed in one place is refused and was not before: the first that applies. */
    read(page: string, changed: string): Verdict {
      const before =
        seenBefore.get(page) ??
        new Set(listIssues(page, sources.get(page) ?? '').map(({ id }) => id));
      seenBefore.set(page, before);
      const found = listIssues(page, changed).filter(({ id }) => !before.has(id));
      if (found.some(({ severity }) => severity !== 'warning')) return 'error';
      if (found.length > 0) return 'warning';
      return isContradicted(page, changed) ? 'translation' : 'missed';
    },
  };
}
