import type { FaultReport, FaultResult } from '../faultSuite/FaultReport';
import { type BlockComponent, need } from './component';
import { type Block, inlineCode, table } from './nodes';
import { runRows } from './runRows';

const show = (survived: boolean): string => (survived ? 'survived' : 'failed');
const count = (rows: readonly { survived: boolean }[]): string =>
  `${rows.filter(({ survived }) => survived).length} of ${rows.length}`;

/** Parts of the report on a run, by the value of `of`. */
const parts: Readonly<Record<string, (report: FaultReport) => Block>> = {
  run: (run) =>
    table([['What', 'Value'], ['Survived', `${count(run.rows)} faults`], ...runRows(run)]),
  classes: ({ rows }) =>
    table([
      ['What breaks', 'Survived'],
      ...[...new Set(rows.map((row) => row.class))].map((name) => [
        name,
        count(rows.filter((row) => row.class === name)),
      ]),
    ]),
  rows: ({ rows }) => table([['Fault', 'Outcome'], ...rows.map(showRow)]),
  stock: ({ stock }) => table([['Fault', 'Default theme'], ...stock.map(showRow)]),
  guards: ({ guards }) =>
    table([
      ['Taken out', 'Row', 'Outcome'],
      ...guards.map(({ guard, row, survived }) => [guard, [inlineCode(row)], show(survived)]),
    ]),
};

const showRow = ({ fault, survived }: FaultResult): string[] => [fault, show(survived)];

/** `<FaultSuite of="classes" />`: a table of the committed run of `npm run test:faults -- --controls`. */
export const faultSuite: BlockComponent = {
  type: 'block',
  attributes: ['of'],
  render(attributes, store) {
    const of = need(attributes, 'of');
    const draw = Object.hasOwn(parts, of) ? parts[of] : undefined;
    if (!draw) throw new Error(`“of” is one of ${Object.keys(parts).join(', ')}, not “${of}”.`);
    return [draw(store.getFaultReport())];
  },
};
