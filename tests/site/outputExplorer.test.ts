import { expect, it } from '@rstest/core';
import { gzipSync } from 'node:zlib';
import { libraryIds, listCombinations, toGroup } from '../../explorer/settings';
import { listFiles, readBuilt } from '../support/builtSite';

const pattern = /^static\/explorer\/([\w-]+)\.[0-9a-f]{8}\.json$/;
const sizes = new Map(
  listFiles()
    .filter((file) => pattern.test(file))
    .map((file) => [file.replace(pattern, '$1'), gzipSync(readBuilt(file)).length]),
);

it('the output explorer has the results of all libraries, and fetches at most 15 KiB for a choice', () => {
  const heavy = libraryIds.flatMap((library) => {
    const sources = sizes.get(library) ?? Infinity;
    return listCombinations(library)
      .map((settings) => `${library}-${toGroup(settings)}`)
      .filter((name) => sources + (sizes.get(name) ?? Infinity) > 15 * 1024);
  });
  expect([...new Set(heavy)]).toEqual([]);
});

it('keeps none of it for reading offline', () => {
  const { files } = JSON.parse(readBuilt('offline.json')) as { files: Record<string, string> };
  expect(Object.keys(files).filter((file) => file.includes('explorer/'))).toEqual([]);
});
