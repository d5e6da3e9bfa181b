import { expect, test } from '@rstest/core';
import { listOptions } from '../../../../../build/render/overview/listOptions';

const options = [
  { path: 'dts', stated: '`false`' },
  { path: 'dts.bundle', stated: '`false`' },
  { path: 'dts.tsgo', stated: '`true` when the installed package is version 7.' },
  { path: 'umdName', stated: '`undefined`' },
  { path: 'redirect', stated: '`{}`' },
  { path: 'redirect.js', stated: undefined },
];
const heading = (text: string) => ({ id: text.replace('.', ''), text, depth: 3 });
const list = (...pages: Parameters<typeof listOptions>[0]) => listOptions(pages, options);

test('a page about an option lists the options below it, with literal defaults', () => {
  const [dts] = list({
    routePath: '/config/lib/dts',
    title: 'lib.dts',
    headings: [heading('dts.bundle'), heading('Two formats')],
  });
  expect(dts).toMatchObject({ title: 'lib.dts', note: 'false' });
  expect(dts?.headings).toEqual([
    { id: 'dtsbundle', text: '`dts.bundle`', depth: 0, note: 'false' },
    { id: '', text: '`dts.tsgo`', depth: 0 },
  ]);
});

test('an address in kebab case is that of an option in camel case', () => {
  const page = { routePath: '/config/lib/umd-name', title: 'lib.umdName', headings: [] };
  expect(list(page).map(({ title }) => title)).toEqual(['lib.umdName', '`dts`', '`redirect`']);
});

test('options without a page come last, with nothing to link to', () => {
  const last = list().at(-1);
  expect(last).toMatchObject({ routePath: '', title: '`redirect`', note: '{}' });
  expect(last?.headings).toEqual([{ id: '', text: '`redirect.js`', depth: 0 }]);
});

test('an option with a heading on another page is not listed again', () => {
  const page = { routePath: '/config/lib', title: 'lib', headings: [heading('`umdName`')] };
  expect(list(page).map(({ title }) => title)).toEqual(['lib', '`dts`', '`redirect`']);
});

test('the page about all options lists the options that it explains', () => {
  const headings = [heading('Merging'), heading('`umdName`')];
  const [lib] = list({ routePath: '/config/lib', title: 'lib', headings });
  expect(lib?.headings).toEqual([heading('`umdName`')]);
});

test('other pages keep their headings, also one called as an option', () => {
  const page = { routePath: '/config/rsbuild/dts', title: 'dts', headings: [heading('Merging')] };
  expect(list(page)[0]).toBe(page);
});
