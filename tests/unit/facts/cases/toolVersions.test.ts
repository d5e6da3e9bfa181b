import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { getCaseToolVersions, getToolVersions } from '../../../../facts/cases/toolVersions';

const readInstalled = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
    .version;

test('versions are those that are installed, aliases by the version they stand for', () => {
  const versions = getToolVersions();
  expect(versions['@rslib/core']).toBe(readInstalled('@rslib/core'));
  expect(versions['typescript-5']).toMatch(/^5\./);
  expect(versions['typescript-7']).toMatch(/^7\./);
  expect(Object.values(versions).every((version) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
});

test('a plugin that few cases use counts for those that import it', () => {
  const importing = Buffer.from("import { pluginYaml } from '@rsbuild/plugin-yaml';\n");
  expect(getCaseToolVersions([Buffer.from('name: x\n'), importing])).toEqual({
    '@rsbuild/plugin-yaml': readInstalled('@rsbuild/plugin-yaml'),
  });
  expect(getCaseToolVersions([Buffer.from('// @rsbuild/plugin-yaml-like\n')])).toEqual({});
});
