import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOf } from '../../components/list/checkedPages';
import type { DocsPage } from '../../components/docsPages';
import type { FactStore } from '../../components/factStore';
import { fault, type LocalFault, type Position } from '../../read/faults';
import { findDuplicates, listEntries, parseJson } from '../../read/located';
import type { FileFaults } from './codeCheck';
import { listSubjects } from './coverage';

/**
 * Questions of cases that translated pages list and that have no words in that language, and words whose
 * English no case has any more. Both are warnings: a question may change in English alone.
 */
export function checkCaseQuestions(
  translations: readonly DocsPage[],
  { caseIds, getCase }: FactStore,
  { file, cases }: { file: string; cases: string },
): FileFaults[] {
  const subjects = listSubjects(translations);
  if (subjects.length === 0) return [];
  const { node, fault: syntax } = parseJson(readFileSync(file, 'utf8'));
  if (!node) return [{ file, faults: [syntax] }];
  const entries = listEntries(node);
  const translated = new Set(entries.map(({ key }) => key));
  const asked = new Map(caseIds.map((id) => [id, getCase(id).question]));
  const questions = new Set(asked.values());
  const missing = [...asked].filter(
    ([id, question]) => isOf(id, subjects) && !translated.has(question),
  );
  return [
    ...missing.map(([id, question]) => ({
      file: path.join(cases, id, 'case.ts'),
      faults: [reportMissing(question, path.basename(file))],
    })),
    {
      file,
      faults: [
        ...findDuplicates(node),
        ...entries.filter(({ key }) => !questions.has(key)).map(reportGone),
      ],
    },
  ];
}

const reportMissing = (question: string, name: string): LocalFault => ({
  ...fault(
    { line: 1 },
    'question-untranslated',
    `Chinese pages show this question in English: “${question}”`,
    `Add \`${JSON.stringify(question)}: "…"\` to site/${name}.`,
  ),
  severity: 'warning',
});

const reportGone = ({ key, ...position }: Position & { key: string }): LocalFault => ({
  ...fault(
    position,
    'question-gone',
    `No case has this question: “${key}”`,
    'If it was reworded in its `case.ts`, change the key, and the Chinese where the meaning changed. Otherwise remove the line.',
  ),
  severity: 'warning',
});
