import type { LocalFault } from '../../../read/faults/Fault';
import type { Passage } from '../Passage';

/** Terms that a page uses before, or without, a link that explains them. */
export function checkFirstUse(
  passages: readonly Passage[],
  terms: readonly string[],
): LocalFault[] {
  const prose = passages.filter(({ kind }) => kind === 'paragraph' || kind === 'cell');
  return terms.flatMap((term) => {
    const pattern = new RegExp(`(?<![\\w-])${term}(?:s|es)?(?![\\w-])`, 'i');
    for (const { text, links, getLine } of prose) {
      const match = pattern.exec(text);
      if (!match) continue;
      const isLinked = links.some(({ from, to }) => from <= match.index && match.index < to);
      if (isLinked) return [];
      return [
        {
          line: getLine(match.index),
          rule: 'prose-first-use' as const,
          message: `“${match[0]}” is used here for the first time, without a link.`,
          hint: 'Link it to its entry in `/guide/start/glossary`, or to the page about it.',
        },
      ];
    }
    return [];
  });
}
