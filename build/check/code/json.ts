import { findDuplicates, parseJson } from '../../read/located';
import type { FenceIssue } from './fenceClass';
import { checkPackageJson } from './packageJson';

/** Whether JSON parses, says nothing twice, and means something where its file is known. */
export function checkJson(code: string, title?: string): FenceIssue[] {
  const kind = getJsonKind(title);
  const { node, issue } = parseJson(code, kind === 'tsconfig' ? 'jsonc' : 'json');
  if (issue) return [{ ...issue, rule: 'code-syntax' }];
  return [...findDuplicates(node), ...(kind === 'package' ? checkPackageJson(node) : [])];
}

/** Whether a part of a JSON file parses: a value, or the members of an object. */
export function checkJsonPart(code: string): FenceIssue[] {
  // A part may leave something out and say so in a comment.
  const asWhole = parseJson(code, 'jsonc').issue;
  const asMembers = parseJson(`{${code.trimEnd().replace(/,$/, '')}\n}`, 'jsonc').issue;
  return asWhole && asMembers ? [{ ...asWhole, rule: 'code-syntax' }] : [];
}

/** What a JSON file is, by its name: `packages/core/package.json`, `tsconfig.build.json`. */
export function getJsonKind(title = ''): 'package' | 'tsconfig' | 'other' {
  if (/(?:^|\/)package\.json$/.test(title)) return 'package';
  return /(?:^|\/)[jt]sconfig(?:\.[\w-]+)*\.json$/.test(title) ? 'tsconfig' : 'other';
}
