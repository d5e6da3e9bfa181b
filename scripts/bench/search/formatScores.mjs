import { alignColumns } from '../figures.mjs';
import { formatSummaries } from './formatSummaries.mjs';

/**
 * The tables of a set: each part of it in total, by class, and what answering costs.
 * @param {import('./scoreSet.mjs').SetScore} score
 */
export function formatScores({ name, engines }) {
  const parts = Object.keys(engines[0]?.parts ?? {});
  const tables = parts.flatMap((part) => {
    const scores = engines.map((engine) => ({ engine: engine.name, score: engine.parts[part] }));
    const kinds = Object.keys(scores[0]?.score?.classes ?? {});
    const totals = scores.flatMap(({ engine, score }) =>
      score ? [{ name: engine, summary: score.total }] : [],
    );
    const byClass = kinds.flatMap((kind) =>
      scores.flatMap(({ engine, score }) => {
        const summary = score?.classes[kind];
        return summary ? [{ name: `${kind}: ${engine}`, summary }] : [];
      }),
    );
    return [
      formatSummaries(`${name}, ${part}`, totals),
      formatSummaries(`${name}, ${part}, by class`, byClass),
    ];
  });
  return [...tables, formatCosts(name, engines)].join('\n');
}

/**
 * @param {string} name
 * @param {readonly import('./scoreSet.mjs').EngineScore[]} engines
 */
function formatCosts(name, engines) {
  const rows = engines.map(({ name: engine, indexBytes, median, most }) => [
    engine,
    indexBytes === undefined ? 'in parts' : `${indexBytes}`,
    median.toFixed(1),
    most.toFixed(1),
  ]);
  const title = `${name}: what an answer costs`;
  return ['', ...alignColumns([[title, 'index, gzip B', 'median ms', '95 % ms'], ...rows])].join(
    '\n',
  );
}
