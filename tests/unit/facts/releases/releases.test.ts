import { readFile } from 'node:fs/promises';
import { expect, test } from '@rstest/core';
import { findNearest } from '../../../../build/read/findNearest';
import { listMinors } from '../../../../facts/releases/minors';
import {
  chooseReleases,
  formatReleases,
  getMinor,
  parseReleases,
  readReleases,
  type Release,
  releasesFile,
} from '../../../../facts/releases/releases';
import removed from '../../../../facts/removed.json';
import since from '../../../../facts/since.json';
import type { ToolParts } from '../../../../facts/upgrade/snapshot';

const release = (version: string, tool: ToolParts, rest: Partial<Release> = {}): Release => ({
  version,
  unread: [],
  requires: {},
  ...rest,
  tool,
});
const exports = (...values: string[]): ToolParts => ({
  exports: { values, types: [], members: {} },
});

test('each release is read as it was, from the differences that are kept', () => {
  const releases = [
    release('0.5.0', exports('build', 'version')),
    release('0.6.0', {}, { failure: 'It was not found.' }),
    release('0.7.0', {}, { unread: ['exports: It throws.'] }),
    release('0.8.0', exports('createRslib', 'version')),
  ];
  const text = formatReleases({ dates: { '0.5.0': '2025-02-19' }, releases });
  expect(parseReleases(text).releases).toEqual(
    releases.map((one) => ({ ...one, tool: expect.objectContaining(one.tool) })),
  );
  // A line for what came and one for what went.
  expect(text).toContain('"build": null,\n          "createRslib": "value"');
});

test('minors are compared with the last one that could be run', () => {
  const minors = listMinors({
    dates: {
      '0.5.0': 'a',
      '0.6.0': 'b',
      '0.7.0-beta.1': 'c',
      '0.7.1': 'e',
      '0.7.0': 'd',
      '0.8.0-rc.0': 'f',
    },
    releases: [
      release('0.5.0', exports('build')),
      release('0.6.0', {}, { failure: 'It was not found.' }),
      release('0.7.1', exports('createRslib')),
      release('0.8.0-rc.0', exports('createRslib')),
    ],
  });
  expect(minors.map(({ range, failure }) => [range, failure])).toEqual([
    ['0.6', 'It was not found.'],
    ['0.6–0.7', undefined],
  ]);
  expect(minors[1]?.versions.map(({ date }) => date)).toEqual(['d', 'e']);
  expect(minors[1]?.changes.map(({ name, what }) => `${name} ${what}`)).toEqual([
    'build is gone',
    'createRslib is new',
  ]);
});

test('the last patch of a minor is run, and of 1.x every release and candidate', () => {
  const all = ['0.3.0', '0.8.0', '0.10.6', '0.10.7', '0.9.1', '1.0.0-beta.1', '1.0.0-rc.0'];
  expect(chooseReleases(all, ['0.3.0', '0.9.1', '0.9.2', '0.10.6', '1.0.0', '1.0.1'])).toEqual([
    ...['0.8.0', '0.9.2', '0.10.6', '1.0.0-rc.0', '1.0.0', '1.0.1'],
  ]);
});

test('the committed record is as it would be written', async () => {
  const text = await readFile(releasesFile, 'utf8');
  expect(formatReleases(parseReleases(text))).toBe(text);
});

test('what is recorded by hand agrees with the releases that were run', async () => {
  const { releases } = await readReleases();
  const ran = releases.filter(({ tool }) => tool.options);
  const names = ({ tool }: Release) =>
    [...(tool.options ?? []), ...(tool.rsbuildOptions ?? [])].map(({ path }) => path);
  const [first = '', ...minors] = [...new Set(ran.map(({ version }) => getMinor(version)))];
  const findFirst = (path: string) => ran.find((one) => names(one).includes(path))?.version ?? '';
  const wrong = Object.entries(since.options).flatMap(([path, recorded]) => {
    const found = getMinor(findFirst(path));
    const isEarlier = found === first && !minors.includes(getMinor(recorded));
    return isEarlier || found === getMinor(recorded) ? [] : [`${path}: ${recorded}, not ${found}`];
  });
  expect(wrong).toEqual([]);
  const listExports = ({ tool: { exports: own } }: Release) =>
    own ? [...own.values, ...own.types] : [];
  for (const [name, { release: recorded }] of Object.entries({
    ...removed.options,
    ...removed.exports,
  })) {
    const last = ran.findLastIndex((one) => [...names(one), ...listExports(one)].includes(name));
    expect([name, getMinor(ran[last + 1]?.version ?? '')]).toEqual([name, getMinor(recorded)]);
  }
  // A page that only says that an export is gone helps nobody.
  const known = new Set([...ran.slice(-1).flatMap(listExports), ...Object.keys(removed.exports)]);
  expect(ran.flatMap(listExports).filter((name) => !known.has(name))).toEqual([]);
});

test('a name that a release wrote in another way is recorded with the new one', async () => {
  const renamed = listMinors(await readReleases()).flatMap(({ changes }) =>
    changes
      .filter(({ kind, difference }) => difference.of === 'gone' && kind !== 'message')
      .flatMap(({ kind, name }) => {
        const others = changes.filter((one) => one.kind === kind && one.difference.of === 'new');
        const nearest = findNearest(
          name,
          others.map((one) => one.name),
        );
        return nearest ? [[name, nearest]] : [];
      }),
  );
  expect(renamed.length).toBeGreaterThan(0);
  const recorded: Record<string, { release: string; instead?: string }> = {
    ...removed.options,
    ...removed.exports,
  };
  expect(renamed.map(([name = '']) => [name, recorded[name]?.instead])).toEqual(renamed);
});
