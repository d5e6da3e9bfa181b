import { expect, it } from '@rstest/core';
import { findPlace, listPlaces } from '../../../../build/components/places';
import type { OptionFact } from '../../../../facts/tool/toolFacts';
import { readPage } from '../readPage';

const toOption = (path: string): OptionFact => ({
  path,
  type: 'boolean',
  members: ['boolean'],
  isExperimental: false,
  isTopLevel: true,
});
const options = ['dts', 'dts.bundle', 'dts.bundle.tsconfigPath', 'dts.build', 'id'].map(toOption);
const rsbuildOptions = [
  'splitChunks',
  'server.port',
  'dev.hmr',
  'output.charset',
  'output.manifest',
  'output.manifest.filename',
  'output.distPath',
].map((path) => ({ path }));
const places = listPlaces(
  [
    readPage('# lib\n\n### id\n', 'en/config/lib.mdx'),
    readPage('# lib.dts\n\n## Use\n\n### dts.bundle\n', 'en/config/lib/dts.mdx'),
    readPage('# Core functions\n\n## rsbuild and rspack\n', 'en/api/core.mdx'),
    readPage('# Elsewhere\n\n### dts.build\n\n## rspack\n', 'en/guide/other.mdx'),
    readPage(
      '# Rsbuild options\n\n## `splitChunks`\n\n## Where `output` differs\n',
      'en/config/rsbuild.mdx',
    ),
    readPage('# dev and server\n\n## `dev.hmr`\n', 'en/config/rsbuild/dev-server.mdx'),
    readPage(
      '# output\n\n## `output.charset` and `output.manifest`\n\n## `DEBUG`\n\n## Styles vanish\n',
      'en/config/rsbuild/output.mdx',
    ),
  ],
  { options, rsbuildOptions },
);
const findOption = (name: string) => findPlace({ type: 'option', name }, places);

it('leads to the heading of an option, and to its page for the option itself', () => {
  expect(findOption('dts')).toEqual({ href: '/config/lib/dts', label: 'lib.dts' });
  expect(findOption('dts.bundle')).toEqual({
    href: '/config/lib/dts#dtsbundle',
    label: 'lib.dts › dts.bundle',
  });
  expect(findOption('id')).toEqual({ href: '/config/lib#id', label: 'lib › id' });
  expect(findOption('lib')).toEqual({ href: '/config/lib', label: 'lib' });
});

it('leads to the nearest option above one without a heading', () => {
  expect(findOption('dts.bundle.tsconfigPath')?.href).toBe('/config/lib/dts#dtsbundle');
  expect(findOption('dts.build')?.href).toBe('/config/lib/dts');
  expect(findOption('resolve.alias')).toBeUndefined();
});

it('leads to the pages about what comes from Rsbuild, by the code in their headings', () => {
  expect(findOption('splitChunks')?.href).toBe('/config/rsbuild#splitchunks');
  expect(findOption('server')).toEqual({
    href: '/config/rsbuild/dev-server',
    label: 'dev and server',
  });
  expect(findOption('output.manifest.filename')).toEqual({
    href: '/config/rsbuild/output#outputcharset-and-outputmanifest',
    label: 'output › output.charset and output.manifest',
  });
  expect(findOption('output')?.href).toBe('/config/rsbuild/output');
  expect(findOption('DEBUG')).toBeUndefined();
});
