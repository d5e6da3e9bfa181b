import { type Figure, figures } from './figures';
import { getPublicPart } from './getPublicPart';
import type { QuestionSet, SearchBench, Summary } from './SearchBench';

/** A figure in which a peer is ahead of us. */
export interface Loss {
  set: string;
  /** A class of questions; undefined for all of them. */
  kind: string | undefined;
  count: number;
  figure: Figure;
  ours: string;
  /** The best of the peers. */
  engine: string;
  theirs: string;
  /** Whether one question, answered first rather than not at all, would make up for it. */
  isSlight: boolean;
}

const { mrr, first, sectionFirst, none, keys } = figures;
const ofTotals: readonly Figure[] = [mrr, first, sectionFirst, none, keys];
const ofClasses: readonly Figure[] = [mrr];

/** Where a peer is ahead, set by set: in the figures of all its questions, and in the MRR of a class. */
export const listLosses = ({ sets }: SearchBench): Loss[] => sets.flatMap(listOfSet);

function listOfSet(set: QuestionSet): Loss[] {
  const kinds = Object.keys(getPublicPart(set.engines[0])?.classes ?? {});
  return [
    ...compare(set, undefined, ofTotals),
    ...kinds.flatMap((kind) => compare(set, kind, ofClasses)),
  ];
}

function compare(set: QuestionSet, kind: string | undefined, compared: readonly Figure[]): Loss[] {
  const [ours, ...peers] = set.engines.flatMap((engine) => {
    const part = getPublicPart(engine);
    const summary = kind === undefined ? part?.total : part?.classes[kind];
    return summary ? [{ name: engine.name, summary }] : [];
  });
  if (!ours) return [];
  return compared.flatMap((figure) => {
    const value = figure.get(ours.summary);
    const best = findBest(peers, figure);
    if (value === undefined || !best || !isAhead(best.value, value, figure)) return [];
    return [
      {
        set: set.name,
        kind,
        count: ours.summary.count,
        figure,
        ours: figure.format(value),
        engine: best.name,
        theirs: figure.format(best.value),
        isSlight: figure === mrr && (best.value - value) * ours.summary.count < 1,
      },
    ];
  });
}

function findBest(peers: readonly { name: string; summary: Summary }[], figure: Figure) {
  let best: { name: string; value: number } | undefined;
  for (const { name, summary } of peers) {
    const value = figure.get(summary);
    if (value !== undefined && (!best || isAhead(value, best.value, figure)))
      best = { name, value };
  }
  return best;
}

const isAhead = (left: number, right: number, { isLessBetter = false }: Figure): boolean =>
  isLessBetter ? left < right : left > right;
