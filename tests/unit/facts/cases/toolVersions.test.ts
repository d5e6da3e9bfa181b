import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { getToolVersions } from '../../../../facts/cases/toolVersions';

test('versions are those that are installed, aliases by the version they stand for', () => {
  const read = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
      .version;
  const versions = getToolVersions();
  expect(versions['@rslib/core']).toBe(read('@rslib/core'));
  expect(versions['typescript-5']).toMatch(/^5\./);
  expect(versions['typescript-7']).toMatch(/^7\./);
  expect(Object.values(versions).every((version) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
});
