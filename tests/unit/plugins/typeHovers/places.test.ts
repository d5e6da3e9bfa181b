import { expect, it } from '@rstest/core';
import type { OptionFact } from '../../../../facts/tool/toolFacts';
import { findPlace } from '../../../../plugins/typeHovers/places/findPlace';
import { listPlaces } from '../../../../plugins/typeHovers/places/listPlaces';
import { readPage } from './readPage';

const toOption = (path: string): OptionFact => ({
  path,
  type: 'boolean',
  members: ['boolean'],
  isExperimental: false,
  isTopLevel: true,
});
const options = ['dts', 'dts.bundle', 'dts.bundle.tsconfigPath', 'dts.build', 'id'].map(toOption);
const places = listPlaces(
  [
    readPage('# lib\n\n### id\n', 'en/config/lib.mdx'),
    readPage('# lib.dts\n\n## Use\n\n### dts.bundle\n', 'en/config/lib/dts.mdx'),
    readPage('# Core functions\n\n## rsbuild and rspack\n', 'en/api/core.mdx'),
    readPage('# Elsewhere\n\n### dts.build\n\n## rspack\n', 'en/guide/other.mdx'),
  ],
  options,
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

it('leads to the heading of an export on the pages about the API only', () => {
  expect(findPlace({ type: 'api', name: 'rspack' }, places)).toEqual({
    href: '/api/core#rsbuild-and-rspack',
    label: 'Core functions › rsbuild and rspack',
  });
  expect(findPlace({ type: 'api', name: 'dts.build' }, places)).toBeUndefined();
});
