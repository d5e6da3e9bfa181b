import { getJsonKind } from '../json/jsonKind';
import type { Snippet } from '../project/Snippet';

/** Checks that take time, whose verdicts are kept. */
export type SlowCheck = 'failure' | 'load' | 'syntax' | 'tsconfig' | 'types';

/** What has to be run for a snippet, beside what is checked on the spot. */
export function listChecks({ fence, fenceClass, path }: Snippet): SlowCheck[] {
  const { attributes, words } = fence.meta;
  if (attributes['not-run'] !== undefined) return [];
  if (attributes['expect-error'] !== undefined) {
    return attributes.case === undefined ? ['failure'] : [];
  }
  // A part of a file cannot be judged as a whole.
  const isPart = words.includes('part');
  switch (fenceClass) {
    case 'config':
      return isPart ? ['syntax'] : ['types', 'load'];
    case 'module':
      return isTyped(path, fence.code) && !isPart ? ['types'] : ['syntax'];
    case 'json':
      return getJsonKind(path) === 'tsconfig' && !isPart ? ['tsconfig'] : [];
    case 'fragment':
      return ['syntax'];
    default:
      return [];
  }
}

/** TypeScript, and JavaScript that asks for it with `// @ts-check`. */
const isTyped = (path: string, code: string): boolean =>
  /\.[cm]?tsx?$/.test(path) || (/\.[cm]?jsx?$/.test(path) && /^\s*\/\/ @ts-check\b/.test(code));
