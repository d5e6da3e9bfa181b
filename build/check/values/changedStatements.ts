import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffArrays } from 'diff';
import { type Issue, issue, type LocalIssue } from '../../read/issues';
import { readGit } from '../../read/git';
import { readStatements, type Statement } from '../../read/statements';

/** Words whose change makes another sentence of the rest. */
const turningWords = [
  'not no none never nothing nobody neither nor without cannot except unless instead only always all',
  'both either most some first last second before after earlier later more less fewer until since than',
  'one two three four five six seven eight nine ten eleven twelve default top item inside outside above',
  'below kept removed read ignored allowed refused warns stops fails works error warning external same',
  'other different once twice again larger smaller faster slower may must can source output folder file',
  'root package browser server adds drops reads writes copies inlines bundles imports exports required',
  'types code is are does do has needs stays with new old whole part next',
].flatMap((line) => line.split(' '));
const value = new RegExp(
  String.raw`\`[^\`]*\`|\d+(?:[.,]\d+)*|n[’']t\b|\b(?:${turningWords.join('|')})\b`,
  'gi',
);

/** What a statement claims: its code and numbers, and the words that turn it around, in order. */
const listClaims = ({ text }: Statement): string =>
  (text.match(value) ?? []).join(' ').toLowerCase();

/** What is said of pages below a folder of a clone that differ from its last commit; nothing elsewhere. */
export function checkUncommitted(root: string, folder: string): Issue[] {
  return readGit(root, 'diff', '--name-only', '--relative', 'HEAD', '--', folder)
    .split('\n')
    .filter((file) => file.endsWith('.mdx') && existsSync(path.join(root, file)))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const found = checkChanges(source, readGit(root, 'show', `HEAD:./${file}`));
      return found.map((one) => ({ severity: 'warning' as const, ...one, file }));
    });
}

/**
 * Statements that claim something else than the one they replace, which no check may know to be false.
 * New ones, those that are gone, and other words for the same are the writer's business.
 */
export function checkChanges(source: string, before: string): LocalIssue[] {
  const now = readStatements(source);
  const then = readStatements(before);
  const known = new Set(then.map(listClaims));
  const present = new Set(now.map(listClaims));
  let index = 0;
  let replaced: Statement[] = [];
  let seen = 0;
  return diffArrays(then.map(listClaims), now.map(listClaims)).flatMap(
    ({ count, added, removed }) => {
      if (removed) {
        replaced = then.slice(seen, (seen += count)).filter((one) => !present.has(listClaims(one)));
        return [];
      }
      const own = now.slice(index, (index += count));
      if (!added) {
        seen += count;
        replaced = [];
        return [];
      }
      const changed = own.filter((one) => !known.has(listClaims(one)));
      const issues = changed.slice(0, replaced.length).map((one, at) => report(one, replaced[at]));
      replaced = [];
      return issues;
    },
  );
}

const report = (now: Statement, then?: Statement): LocalIssue =>
  issue(
    now,
    'claim-changed',
    `“${shorten(now.text)}” was committed as “${shorten(then?.text ?? '')}”.`,
    'Look again which of them is true. This is not said any more when the change is committed.',
  );

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
