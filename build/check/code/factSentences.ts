import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releasesFile } from '../../../facts/releases/releases';
import type { CaseFolders } from '../../../facts/cases/paths';
import { isOf } from '../../components/list/checkedPages';
import { getStatedDefault, option } from '../../components/list/options';
import type { DocsPage } from '../../components/docsPages';
import type { FactStore } from '../../components/factStore';
import { releaseChanges } from '../../components/list/releaseChanges';
import { type FileIssues, issue, type LocalIssue, type Position } from '../../read/issues';
import { listEntries, parseJson } from '../../read/located';
import { listSubjects, listValues } from './coverage';

/**
 * Questions of cases, and defaults and deprecations in words, that translated pages show and that have no words
 * in that language, and words whose English is gone. All are warnings: the English may change alone.
 */
export function checkFactSentences(
  translations: readonly DocsPage[],
  { caseIds, getCase, tool, listMinors }: FactStore,
  { file, folders }: { file: string; folders: Pick<CaseFolders, 'cases' | 'results'> },
): FileIssues[] {
  const subjects = listSubjects(translations);
  const options = new Set(listValues(translations, option.name, 'path'));
  const hasReleases = listValues(translations, releaseChanges.name, 'of').length > 0;
  if (subjects.length === 0 && options.size === 0) return [];
  const entries = listEntries(parseJson(readFileSync(file, 'utf8')).node);
  const translated = new Set(entries.map(({ key }) => key));
  const sentences = [
    ...caseIds.map((id) => ({
      sentence: getCase(id).question,
      isShown: isOf(id, subjects),
      from: path.join(folders.cases, id, 'case.ts'),
    })),
    ...tool.options.flatMap((one) => {
      const sentence = getStatedDefault(one);
      if (!sentence || !/ [a-z]/.test(sentence.replaceAll(/`[^`]*`/g, ''))) return [];
      const from = path.join(folders.results, 'tool.json');
      return [{ sentence, isShown: options.has(one.path), from }];
    }),
    ...listMinors()
      .flatMap(({ changes }) => changes)
      .flatMap(({ difference: { of, after } }) => (of === 'deprecation' && after ? after : []))
      .map((sentence) => ({ sentence, isShown: hasReleases, from: releasesFile })),
  ];
  const known = new Set(sentences.map(({ sentence }) => sentence));
  return [
    ...sentences
      .filter(({ sentence, isShown }) => isShown && !translated.has(sentence))
      .map(({ sentence, from }) => ({
        file: from,
        issues: [reportMissing(sentence, path.basename(file))],
      })),
    { file, issues: entries.filter(({ key }) => !known.has(key)).map(reportGone) },
  ];
}

const reportMissing = (sentence: string, name: string): LocalIssue =>
  issue(
    { line: 1 },
    'sentence-untranslated',
    `Chinese pages show this in English: “${sentence}”`,
    `Add \`${JSON.stringify(sentence)}: "…"\` to site/${name}.`,
  );

const reportGone = ({ key, ...position }: Position & { key: string }): LocalIssue =>
  issue(
    position,
    'sentence-gone',
    `No case has this question, and no option this default or deprecation: “${key}”`,
    'If it was reworded, change the key, and the Chinese where the meaning changed. Otherwise remove the line.',
  );
