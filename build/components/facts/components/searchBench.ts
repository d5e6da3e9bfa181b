import type { SearchBench } from '../searchBench/SearchBench';
import {
  drawClasses,
  drawHalves,
  drawLosses,
  drawSeenSets,
  drawTotals,
} from '../searchBench/scoreTables';
import { drawCosts, drawEngines, drawPainted, drawRun, drawWorker } from '../searchBench/runTables';
import { type BlockComponent, need } from './component';
import type { Block } from './nodes';

/** Parts of the report on a run, by the value of `of`; `getSet` gives the name of the set asked for. */
const parts: Readonly<Record<string, (bench: SearchBench, getSet: () => string) => Block>> = {
  run: drawRun,
  engines: drawEngines,
  totals: (bench, getSet) => drawTotals(bench, getSet()),
  classes: (bench, getSet) => drawClasses(bench, getSet()),
  seen: drawSeenSets,
  halves: drawHalves,
  losses: drawLosses,
  costs: (bench, getSet) => drawCosts(bench, getSet()),
  worker: drawWorker,
  painted: drawPainted,
};

/**
 * `<SearchBench of="totals" set="English" />`: a table of the committed run of `npm run bench:search`.
 * `totals`, `classes` and `costs` are those of one set of questions.
 */
export const searchBench: BlockComponent = {
  type: 'block',
  attributes: ['of', 'set'],
  render(attributes, store) {
    const of = need(attributes, 'of');
    const draw = Object.hasOwn(parts, of) ? parts[of] : undefined;
    if (!draw) throw new Error(`“of” is one of ${Object.keys(parts).join(', ')}, not “${of}”.`);
    return [draw(store.getSearchBench(), () => need(attributes, 'set'))];
  },
};
