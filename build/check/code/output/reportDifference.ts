import type { Rule } from '../../rules';
import type { FenceFault } from '../FenceFault';
import type { Difference } from './compareText';

/** Characters of a line that a fault quotes. */
const quoteLength = 100;

/** A fault at the first line that differs, with what really stands there. */
export function reportDifference(
  { line, shown, actual }: Difference,
  place: string,
  rule: Rule,
): FenceFault {
  if (shown === undefined) {
    return {
      line: line - 1,
      rule,
      message: `The fence ends here, ${place} goes on with ${quote(actual)}.`,
      hint: 'Show all of it, or write `part` after the class.',
    };
  }
  return {
    line,
    column: 1,
    rule,
    message:
      actual === undefined
        ? `${quote(shown)} is not in ${place}.`
        : `The line is ${quote(shown)}, in ${place} it is ${quote(actual)}.`,
    hint: 'Copy what stands in facts/results, or let a component show it.',
  };
}

const quote = (text = ''): string =>
  `“${text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text}”`;
