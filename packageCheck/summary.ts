import { type Finding, mergeFindings } from './Finding';
import type { FilesResult } from './checkFiles';
import type { TypesResult } from './checkTypes';
import { type Cell, type EntryRow, type ResolutionMode, resolutionModes } from './runtime';

export interface Summary {
  rows: EntryRow[];
  findings: Finding[];
  /** The modes that lead somewhere for all entries, for some or with limits, and for none. */
  verdict: Record<'works' | 'partly' | 'fails', ResolutionMode[]>;
}

/** Both halves as one; `types` is absent while the compiler is on its way, or cannot come. */
export function summarize(result: FilesResult, types?: TypesResult): Summary {
  const rows = result.rows.map(({ entry, cells }) => {
    const typed = types?.rows.find((row) => row.entry === entry)?.cells;
    // A stylesheet needs no types.
    const isData = cells.import?.word === 'Data';
    return { entry, cells: { ...cells, ...(types && !isData ? (typed ?? untyped) : {}) } };
  });
  const ours = result.findings.filter(({ reportedBy }) => reportedBy.includes('rslib'));
  const theirs = [
    ...result.findings.filter((one) => !ours.includes(one)),
    ...(types?.findings ?? []),
  ];
  const known = resolutionModes.filter((mode) => rows.some(({ cells }) => cells[mode]));
  const pick = (state: keyof Summary['verdict']) =>
    known.filter((mode) => judge(rows.map(({ cells }) => cells[mode])) === state);
  return {
    rows,
    findings: mergeFindings(ours, theirs),
    verdict: { works: pick('works'), partly: pick('partly'), fails: pick('fails') },
  };
}

const none: Cell = { state: 'fails', word: 'UntypedResolution' };
const untyped: EntryRow['cells'] = {
  'node16-esm': none,
  'node16-cjs': none,
  bundler: none,
  node10: none,
};

function judge(cells: readonly (Cell | undefined)[]): keyof Summary['verdict'] {
  // Whether a pattern works depends on what users write.
  const known = cells.filter((cell) => cell !== undefined);
  const exact = known.filter(({ word }) => word !== 'Pattern');
  const states = (exact.length > 0 ? exact : known).map(({ state }) => state);
  if (states.every((state) => state === 'works')) return 'works';
  return states.every((state) => state === 'fails') ? 'fails' : 'partly';
}
