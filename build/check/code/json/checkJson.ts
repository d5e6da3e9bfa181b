import type { Located } from '../../../read/located/Located';
import { parseJson } from '../../../read/located/parseJson';
import type { FenceFault } from '../FenceFault';
import { blankComments } from './blankComments';
import { checkPackageJson } from './checkPackageJson';
import { getJsonKind } from './jsonKind';

/** Whether JSON parses, says nothing twice, and means something where its file is known. */
export function checkJson(code: string, title?: string): FenceFault[] {
  const kind = getJsonKind(title);
  const { node, fault } = parseJson(kind === 'tsconfig' ? blankComments(code) : code);
  if (fault) return [{ ...fault, rule: 'code-syntax' }];
  return [...findDuplicates(node), ...(kind === 'package' ? checkPackageJson(node) : [])];
}

function findDuplicates(node: Located): FenceFault[] {
  if (node.type === 'list') return node.items.flatMap(findDuplicates);
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return node.entries.flatMap(({ key, value, line, column }) => {
    const isDouble = seen.has(key);
    seen.add(key);
    const fault: FenceFault = {
      line,
      column,
      rule: 'code-syntax',
      message: `The key \`${key}\` is there twice.`,
      hint: 'Remove one: the last one wins silently.',
    };
    return [...(isDouble ? [fault] : []), ...findDuplicates(value)];
  });
}
