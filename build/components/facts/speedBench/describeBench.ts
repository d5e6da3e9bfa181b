import { type Block, inlineCode, table, text } from '../components/nodes';
import type { SpeedBench, SpeedPart } from './SpeedBench';

const parts: Readonly<Record<SpeedPart, string>> = {
  transfer: 'Transfer',
  lighthouse: 'Lighthouse',
  interactions: 'Interactions',
  growth: 'Growth',
  builds: 'Builds',
  dev: 'Development server',
};

/** When, of what and on what each part was measured. */
export function drawRuns({ runs }: SpeedBench): Block {
  return table([
    ['Part', 'Date', 'Commit', 'Runs', 'Machine', 'Load', 'Node.js', 'Command'],
    ...Object.entries(parts).map(([part, name]) => {
      const { date, commit, runs: count, machine, load, node, command } = runs[part as SpeedPart];
      return [
        name,
        date.slice(0, 'yyyy-mm-dd'.length),
        [inlineCode(commit)],
        `${count}`,
        `${machine.processor}, ${machine.cores} cores`,
        load.toFixed(1),
        node,
        [inlineCode(`${command} --only=${part}`)],
      ];
    }),
  ]);
}

/** The packages that made each site. */
export function drawSites({ sites }: SpeedBench): Block {
  return table([
    ['Site', 'Made by'],
    ...Object.values(sites).map(({ name, packages }) => [
      name,
      Object.entries(packages)
        .map(([one, version]) => `${one} ${version}`)
        .join(', '),
    ]),
  ]);
}

/** What the words of the tables stand for in this run. */
export function drawPages({ files, pages }: SpeedBench): Block {
  return table([
    ['Page', 'File'],
    ['home', [inlineCode(files.home)]],
    ['typical', [inlineCode(files.typical)]],
    ['longest', [inlineCode(files.longest)]],
    ['pages in each site', [text(`${pages}`)]],
  ]);
}
