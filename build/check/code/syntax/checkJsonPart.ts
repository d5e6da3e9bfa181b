import { parse } from '@humanwhocodes/momoa';
import type { FenceFault } from '../FenceFault';

/** Whether a part of a JSON file parses: a value, or the members of an object. */
export function checkJsonPart(code: string, lang: string): FenceFault[] {
  // A part may leave something out and say so in a comment.
  const mode = lang === 'json5' ? 'json5' : 'jsonc';
  const asWhole = attempt(code, mode);
  if (!asWhole) return [];
  const asMembers = attempt(`{${code.trimEnd().replace(/,$/, '')}\n}`, mode);
  return asMembers ? [asWhole] : [];
}

function attempt(code: string, mode: 'json5' | 'jsonc'): FenceFault | undefined {
  try {
    parse(code, { mode });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [line, column] =
      'line' in error && 'column' in error ? [Number(error.line), Number(error.column)] : [1, 1];
    const reason = error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
    return {
      line,
      column,
      rule: 'code-syntax',
      message: `This is not JSON: ${reason}.`,
      hint: 'Look for a missing or extra comma, quote or bracket at this place or just before it.',
    };
  }
}
