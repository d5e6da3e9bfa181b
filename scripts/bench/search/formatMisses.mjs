/** Results that a line shows. */
const shown = 4;

/**
 * The questions that are not answered at first, with what is found and what is right: for tuning.
 * @param {string} title
 * @param {readonly import('./askQuestions.mjs').Asked[]} asked
 */
export function formatMisses(title, asked) {
  const missed = asked.filter(
    ({ judged }) => !judged.isFirst || judged.isSectionFirst === false || judged.isEmpty,
  );
  const lines = missed.map(({ query, class: kind, judged, hrefs, relevant }) => {
    const { reciprocalRank, isFirst } = judged;
    const place = reciprocalRank > 0 ? `page ${Math.round(1 / reciprocalRank)}` : 'none of ten';
    return [
      `  [${kind}] “${query}”: ${isFirst ? 'right page, wrong section' : place}`,
      `      found: ${hrefs.slice(0, shown).join('  ') || 'nothing'}`,
      `      right: ${Object.entries(relevant)
        .sort(([, a], [, b]) => b - a)
        .map(([href, grade]) => `${href} (${grade})`)
        .join('  ')}`,
    ].join('\n');
  });
  return ['', `${title}: ${missed.length} of ${asked.length} not right at first.`, ...lines].join(
    '\n',
  );
}
