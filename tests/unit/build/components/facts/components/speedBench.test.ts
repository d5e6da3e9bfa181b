import { expect, it } from '@rstest/core';
import reasons from '../../../../../../bench/speed/reasons.json' with { type: 'json' };
import { speedBench } from '../../../../../../build/components/facts/components/speedBench';
import { openFactStore } from '../../../../../../build/components/facts/factStore';
import { createSpeedBench } from '../speedBench/createSpeedBench';
import { showTable } from '../showTable';

const store = openFactStore();
const render = (attributes: Record<string, string>, bench = createSpeedBench()) =>
  speedBench.render(attributes, { ...store, getSpeedBench: () => bench });
const draw = (...asked: Parameters<typeof render>) => showTable(render(...asked));

it('says when, on what and with which command each part was measured', () => {
  expect(draw({ of: 'runs' })[1]).toEqual([
    'Transfer',
    '2026-01-02',
    '`abc1234`',
    '3',
    'One, 2 cores',
    '1.2',
    '20.0.0',
    '`npm run bench -- speed --only=transfer`',
  ]);
  expect(draw({ of: 'sites' })[2]).toEqual(['PLAIN', 'plain 1.0.0, more 2.0.0']);
  expect(draw({ of: 'pages' })).toContainEqual(['typical', '`a.md`']);
});

it('shows each site beside ours, a dash for what it has not', () => {
  expect(draw({ of: 'transfer', page: 'home' })[1]).toEqual([
    'OURS',
    '10.0\u00a0KiB',
    '1',
    '0.0\u00a0KiB',
    '100.0\u00a0KiB',
    '0.0\u00a0KiB',
  ]);
  expect(draw({ of: 'lighthouse', page: 'typical' })[2]).toEqual([
    'PLAIN',
    '1000\u00a0ms',
    '1000\u00a0ms',
    '0.80\u00a0×',
    '0\u00a0ms',
    '0.000',
    '100',
  ]);
  expect(draw({ of: 'interactions' })[2]).toEqual([
    'PLAIN',
    '300\u00a0ms',
    '–',
    '–',
    '400\u00a0ms',
    '1.00\u00a0×',
    '40\u00a0ms',
  ]);
  expect(draw({ of: 'builds' }).slice(1, 3)).toEqual([
    ['OURS', '10.0\u00a0s', '1.00\u00a0×', '900\u00a0MB'],
    ['PLAIN', '20.0\u00a0s', '0.50\u00a0×', '–'],
  ]);
  expect(draw({ of: 'growth' })[3]).toEqual([
    'RSPRESS',
    '1000',
    '300.0\u00a0KiB',
    '–',
    '30.0\u00a0s',
  ]);
  expect(draw({ of: 'dev' })[1]).toEqual([
    'OURS',
    '5000\u00a0ms',
    '3000\u00a0ms',
    '300\u00a0ms',
    '500\u00a0ms',
  ]);
  expect(draw({ of: 'scores' })[3]).toEqual(['longest', '100', '100', '100', '100']);
  expect(draw({ of: 'largest' })).toEqual([
    ['Page', 'Before load'],
    ['/b', '20.0\u00a0KiB'],
  ]);
});

it('says of each target what was measured, and of a missed one so', () => {
  expect(draw({ of: 'targets' }).map((row) => row[3])).not.toContain('no');
  const { dev, interactions, routes } = createSpeedBench();
  const missed = createSpeedBench({
    routes: { ...routes, median: 20_480, requests: 3 },
    interactions: interactions.map(({ theme: _, ...times }) => ({ ...times, cold: 400 })),
    dev: dev.map((figures) => ({ ...figures, median: 401 })),
  });
  const rows = draw({ of: 'targets' }, missed).filter((row) => row[3] === 'no');
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ['≤\u00a012.0\u00a0KiB', '20.0\u00a0KiB'],
    ['≤\u00a02', '3'],
    ['≤\u00a050\u00a0ms', 'not at all'],
    ['≤\u00a00.60\u00a0×', '1.00\u00a0×'],
    ['≤\u00a0400\u00a0ms', '401\u00a0ms'],
  ]);
  const [list] = render({ of: 'missed' }, missed);
  expect(list).toMatchObject({
    type: 'list',
    children: rows.map(([name = '']) => ({
      children: [{ children: [{ type: 'strong', children: [{ value: name }] }, { type: 'text' }] }],
    })),
  });
  expect(JSON.stringify(list)).toContain(reasons['transfer-median']);
});

it('names what there is and how to get the rest', () => {
  expect(() => draw({ of: 'target' })).toThrow('“of” is one of runs,');
  expect(() => draw({ of: 'transfer' })).toThrow('“page” is missing');
  const bench = createSpeedBench({ builds: [{ site: 'ours', seconds: 1 }] });
  expect(() => draw({ of: 'targets' }, bench)).toThrow(
    'nothing of “rspress”. Run `npm run bench -- speed`',
  );
});
