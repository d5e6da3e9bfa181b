const megabyte = 1_000_000;
/** Names of files that a line gives. */
const nameCount = 3;

/**
 * The figures of the facts as lines.
 * @param {import('./benchFacts.mjs').FactsBench} facts
 */
export function formatFacts(facts) {
  const { cases, cold, warm, peak, different, sample, sampleDifferent, placed } = facts;
  const memory = peak === undefined ? 'n/a' : `${Math.round(peak / megabyte)} MB`;
  return [
    '',
    `Facts: ${cases} cases, cold ${cold.toFixed(1)} s, warm ${warm.toFixed(1)} s, peak memory of all processes ${memory}.`,
    `  as committed, byte for byte: ${tell(different)}`,
    `  in another folder, each in a process of its own (${sample} cases): ${tell(sampleDifferent)}`,
    ...(placed.length > 0
      ? [`  not compared, since their output names the folder: ${placed.join(', ')}`]
      : []),
  ].join('\n');
}

/** @param {string[]} different */
function tell(different) {
  if (different.length === 0) return 'yes';
  const more = different.length > nameCount ? ' …' : '';
  return `no, ${different.length} files differ: ${different.slice(0, nameCount).join(', ')}${more}`;
}
