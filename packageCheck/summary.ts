import { type Finding, mergeFindings } from './Finding';
import type { FilesResult } from './checkFiles';
import type { TypesResult } from './checkTypes';
import { type Cell, type EntryRow, type ResolutionMode, resolutionModes } from './runtime';

/** The modes that work for all entries, in newer Node.js, in bundlers, for some entries or with limits, and for none. */
export type Verdict = Record<Cell['state'], ResolutionMode[]>;

/** Both halves as one; `types` is absent while the compiler is on its way, or cannot come. */
export function summarize(
  result: FilesResult,
  types?: TypesResult,
): { rows: EntryRow[]; findings: Finding[]; verdict: Verdict } {
  const rows = result.rows.map(({ entry, cells }) => {
    const typed = types?.rows.find((row) => row.entry === entry)?.cells;
    const hasTypes = types && !isData({ entry, cells });
    return { entry, cells: { ...cells, ...(hasTypes ? (typed ?? untyped) : {}) } };
  });
  const ours = result.findings.filter(({ reportedBy }) => reportedBy.includes('rslib'));
  const theirs = [
    ...result.findings.filter((one) => !ours.includes(one)),
    ...(types?.findings ?? []),
  ];
  const known = resolutionModes.filter((mode) => rows.some(({ cells }) => cells[mode]));
  const code = rows.filter((row) => !isData(row));
  const judged = code.length > 0 ? code : rows;
  const states = new Map(
    known.map((mode) => [mode, judge(judged.map(({ cells }) => cells[mode]))]),
  );
  // The old resolution reads no `exports`: that it fails says nothing where the others work.
  if (states.get('bundler') === 'works') states.delete('node10');
  const pick = (state: Cell['state']) => known.filter((mode) => states.get(mode) === state);
  return {
    rows,
    findings: mergeFindings(ours, theirs),
    verdict: {
      works: pick('works'),
      newer: pick('newer'),
      bundler: pick('bundler'),
      partly: pick('partly'),
      fails: pick('fails'),
    },
  };
}

/** A style sheet needs no types, and says nothing of the code. */
const isData = ({ cells }: EntryRow): boolean => cells.import?.word === 'Data';

const none: Cell = { state: 'fails', word: 'UntypedResolution' };
const untyped: EntryRow['cells'] = {
  'node16-esm': none,
  'node16-cjs': none,
  bundler: none,
  node10: none,
};

function judge(cells: readonly (Cell | undefined)[]): Cell['state'] {
  // Whether a pattern works depends on what users write.
  const known = cells.filter((cell) => cell !== undefined);
  const exact = known.filter(({ word }) => word !== 'Pattern');
  const states = (exact.length > 0 ? exact : known).map(({ state }) => state);
  const limits = new Set(states.filter((state) => state !== 'works'));
  const [limit = 'works'] = limits;
  if (limits.size === 0 || (limits.size === 1 && limit !== 'fails')) return limit;
  return states.every((state) => state === 'fails') ? 'fails' : 'partly';
}
