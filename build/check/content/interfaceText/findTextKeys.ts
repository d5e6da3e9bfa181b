import type { Position } from '../../../read/faults/Fault';

export interface TextKeys {
  /** Keys asked for by name: `text('retry')`. */
  calls: (Position & { key: string })[];
  /** Everything that may be a key: names in quotes, and the fixed start of built ones (`callout${…}`). */
  literals: Set<string>;
  prefixes: Set<string>;
}

const hookPattern = /\b(?:const|let)\s+(\w+)\s*=\s*use(?:Text|I18n)\b/g;
const literalPattern = /(['"])([\w.-]+)\1/g;
const templatePattern = /`([A-Za-z][\w.-]*)\$\{/g;

/** Finds the interface texts that a source file of the theme asks for. */
export function findTextKeys(source: string): TextKeys {
  const code = blankComments(source);
  const names = new Set(['t', ...[...code.matchAll(hookPattern)].map((match) => match[1] ?? '')]);
  const callPattern = new RegExp(
    `(?<![\\w.$])(?:${[...names].join('|')})\\(\\s*(['"])([^'"\\\\]+)\\1\\s*[,)]`,
    'g',
  );
  return {
    calls: [...code.matchAll(callPattern)].map((match) => ({
      key: match[2] ?? '',
      ...getPosition(code, match.index + match[0].indexOf(match[1] ?? '')),
    })),
    literals: new Set([...code.matchAll(literalPattern)].map((match) => match[2] ?? '')),
    prefixes: new Set([...code.matchAll(templatePattern)].map((match) => match[1] ?? '')),
  };
}

/** Replaces comments by spaces; a `//` inside quotes, as in an address, stays. */
function blankComments(source: string): string {
  return source.replace(
    /(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (match, quote: string | undefined) => (quote ? match : match.replace(/[^\n]/g, ' ')),
  );
}

function getPosition(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
