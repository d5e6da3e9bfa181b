import { drawPages, drawRuns, drawSites } from '../speedBench/describeBench';
import type { SpeedBench } from '../speedBench/SpeedBench';
import {
  drawBuilds,
  drawDev,
  drawGrowth,
  drawInteractions,
  drawLargest,
  drawLighthouse,
  drawScores,
  drawTransfer,
} from '../speedBench/speedTables';
import { drawMissed, drawTargets } from '../speedBench/targetTable';
import { type BlockComponent, need } from './component';
import type { Block } from './nodes';

/** Parts of the report, by the value of `of`; `getPage` gives the name of the page asked for. */
const parts: Readonly<Record<string, (bench: SpeedBench, getPage: () => string) => Block>> = {
  runs: drawRuns,
  sites: drawSites,
  pages: drawPages,
  targets: drawTargets,
  missed: drawMissed,
  transfer: (bench, getPage) => drawTransfer(bench, getPage()),
  largest: drawLargest,
  lighthouse: (bench, getPage) => drawLighthouse(bench, getPage()),
  scores: drawScores,
  interactions: drawInteractions,
  growth: drawGrowth,
  builds: drawBuilds,
  dev: drawDev,
};

/**
 * `<SpeedBench of="lighthouse" page="typical" />`: a table of what `npm run bench -- speed` measured
 * and was committed. `transfer` and `lighthouse` are those of one page: `home`, `typical`, `longest`.
 */
export const speedBench: BlockComponent = {
  type: 'block',
  attributes: ['of', 'page'],
  render(attributes, store) {
    const of = need(attributes, 'of');
    const draw = Object.hasOwn(parts, of) ? parts[of] : undefined;
    if (!draw) throw new Error(`“of” is one of ${Object.keys(parts).join(', ')}, not “${of}”.`);
    return [draw(store.getSpeedBench(), () => need(attributes, 'page'))];
  },
};
