import { alignColumns } from '../figures.mjs';

const megabyte = 1_000_000;

/** @param {import('./measureOurs.mjs').OurFigures} figures */
export function formatOurs(figures) {
  const { pages, indexBytes, workerBytes, dialogBytes, real, syntheticPages, synthetic } = figures;
  const describe = (
    /** @type {string} */ name,
    /** @type {import('./timeWorker.mjs').WorkerTimes} */ times,
  ) => [
    name,
    times.ready.toFixed(0),
    times.median.toFixed(1),
    times.most.toFixed(1),
    times.longest.toFixed(1),
    (times.heap / megabyte).toFixed(1),
    (times.idleHeap / megabyte).toFixed(1),
  ];
  return [
    '',
    `Gzip bytes: index ${indexBytes} for ${pages} pages, worker ${workerBytes}, dialog ${dialogBytes}.`,
    '',
    ...alignColumns([
      [
        'the worker of the site',
        'ready ms',
        'median ms',
        '95 % ms',
        'longest',
        'heap MB',
        'idle MB',
      ],
      describe(`${pages} pages`, real),
      describe(`${syntheticPages} pages, synthetic`, synthetic),
    ]),
  ].join('\n');
}
