import { type Located, parseJson } from '../../read/located';
import type { FenceFault } from './fenceClass';
import { checkPackageJson } from './packageJson';

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

/**
 * JSON with comments and trailing commas as plain JSON whose every value stands where it stood:
 * what goes becomes spaces.
 */
export function blankComments(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const withoutComments = source.replace(
    /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (token) => (token.startsWith('"') ? token : blank(token)),
  );
  return withoutComments.replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[\]}])/g, (token) =>
    token === ',' ? ' ' : token,
  );
}

export type JsonKind = 'package' | 'tsconfig' | 'other';

/** What a JSON file is, by its name: `packages/core/package.json`, `tsconfig.build.json`. */
export function getJsonKind(title = ''): JsonKind {
  if (/(?:^|\/)package\.json$/.test(title)) return 'package';
  return /(?:^|\/)[jt]sconfig(?:\.[\w-]+)*\.json$/.test(title) ? 'tsconfig' : 'other';
}
