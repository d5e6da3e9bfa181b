import { type Block, paragraph, table, text } from '../components/nodes';
import { figures, showFigure } from './figures';
import { findReason } from './findReason';
import { findSet } from './findSet';
import { getPublicPart } from './getPublicPart';
import { listLosses } from './listLosses';
import type { SearchBench, Summary } from './SearchBench';

const shown = Object.values(figures);
const heads = shown.map(({ name }) => name);
const showAll = (summary: Summary | undefined): string[] =>
  shown.map((figure) => showFigure(figure, summary));

const getName = ({ versions }: SearchBench, engine: string): string =>
  versions[engine]?.name ?? engine;

/** Every figure of every engine over the held-out questions of a set. */
export function drawTotals(bench: SearchBench, name: string): Block {
  const { engines } = findSet(bench, name);
  return table([
    ['Engine', ...heads],
    ...engines.map((engine) => [
      getName(bench, engine.name),
      ...showAll(getPublicPart(engine)?.total),
    ]),
  ]);
}

/** The MRR of every engine in each class of a set's held-out questions. */
export function drawClasses(bench: SearchBench, name: string): Block {
  const { engines } = findSet(bench, name);
  const classes = Object.entries(getPublicPart(engines[0])?.classes ?? {});
  return table([
    ['Class', 'Questions', ...engines.map((engine) => getName(bench, engine.name))],
    ...classes.map(([kind, { count }]) => [
      kind,
      `${count}`,
      ...engines.map((engine) => showFigure(figures.mrr, getPublicPart(engine)?.classes[kind])),
    ]),
  ]);
}

/** Every figure of the sets that are not split, since they were seen. */
export function drawSeenSets(bench: SearchBench): Block {
  const rows = bench.sets.flatMap(({ name, engines }) =>
    engines.flatMap((engine) => {
      const all = engine.parts.all?.total;
      return all ? [[name, getName(bench, engine.name), `${all.count}`, ...showAll(all)]] : [];
    }),
  );
  return rows.length > 0
    ? table([['Set', 'Engine', 'Questions', ...heads], ...rows])
    : paragraph(text('This run was given none.'));
}

/** Our figures over the questions that the ranking was tuned with, beside those held out. */
export function drawHalves({ sets }: SearchBench): Block {
  const rows = sets.flatMap(({ name, engines: [ours] }) =>
    ['tuning', 'held out'].flatMap((part) => {
      const total = ours?.parts[part]?.total;
      return total ? [[name, part, `${total.count}`, ...showAll(total)]] : [];
    }),
  );
  return table([['Set', 'Part', 'Questions', ...heads], ...rows]);
}

/** Each figure in which a peer is ahead of us, with the reason where it is known. */
export function drawLosses(bench: SearchBench): Block {
  const losses = listLosses(bench);
  if (losses.length === 0) return paragraph(text('In no figure of this run.'));
  return table([
    ['Set', 'Class', 'Questions', 'Figure', 'This site', 'Ahead', 'Why'],
    ...losses.map((loss) => [
      loss.set,
      loss.kind ?? 'all',
      `${loss.count}`,
      loss.figure.name,
      loss.ours,
      `${getName(bench, loss.engine)} ${loss.theirs}`,
      findReason(loss),
    ]),
  ]);
}
