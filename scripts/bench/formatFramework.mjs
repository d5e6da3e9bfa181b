import { getMedian } from './getMedian.mjs';

/**
 * How long our build takes beside the framework's own, as lines.
 * @param {import('./timeFramework.mjs').FrameworkTimes} times
 */
export function formatFramework({ pages, ours, bare }) {
  const [our, their] = [ours, bare].map(describeRuns);
  const ratio = (our?.seconds ?? 0) / (their?.seconds ?? 1);
  return [
    '',
    `Build of ${pages} pages without the framework's cache, median of ${ours.length}:`,
    `  ours ${our?.text}`,
    `  the framework alone ${their?.text}`,
    `  ratio ${ratio.toFixed(2)}`,
  ].join('\n');
}

/** @param {import('./timeFramework.mjs').BuildRun[]} runs */
function describeRuns(runs) {
  const seconds = getMedian(runs.map((run) => run.seconds));
  const memories = runs.flatMap(({ memory }) => memory ?? []);
  const memory = memories.length > 0 ? `${Math.round(Math.max(...memories) / 1e6)} MB` : 'n/a';
  return { seconds, text: `${seconds.toFixed(1)} s, peak memory ${memory}` };
}
