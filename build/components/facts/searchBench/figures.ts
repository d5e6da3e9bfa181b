import type { Summary } from './SearchBench';

export interface Figure {
  name: string;
  /** Undefined where it was not measured, or nothing could be. */
  get: (summary: Summary) => number | undefined;
  format: (value: number) => string;
  isLessBetter?: boolean;
}

const formatShare = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Figures of a part, as bench/search/README.md explains them. */
export const figures = {
  mrr: { name: 'MRR@10', get: ({ mrr }) => mrr, format: (value) => value.toFixed(3) },
  ndcg: { name: 'nDCG@10', get: ({ ndcg }) => ndcg, format: (value) => value.toFixed(3) },
  first: { name: 'first right', get: ({ first }) => first, format: formatShare },
  five: { name: 'in five', get: ({ five }) => five, format: formatShare },
  sectionFirst: {
    name: 'section first',
    get: ({ sectionFirst }) => sectionFirst,
    format: formatShare,
  },
  none: { name: 'none', get: ({ none }) => none, format: formatShare, isLessBetter: true },
  keys: {
    name: 'keys',
    get: ({ keys }) => keys,
    format: (value) => value.toFixed(2),
    isLessBetter: true,
  },
} as const satisfies Record<string, Figure>;

/** A figure as it is shown; a dash where there is none. */
export function showFigure(figure: Figure, summary: Summary | undefined): string {
  const value = summary && figure.get(summary);
  return value === undefined ? '–' : figure.format(value);
}
