import { expect, it } from '@rstest/core';
import { nameOptions } from '../../../../../build/publish/searchIndex/nameOptions';
import type { SearchRecord } from '../../../../../site/searchRecord';

const sections = [
  ['output.cssModules', 'Has localIdentName.'],
  ['output.charset and output.manifest', 'Two.'],
  ['dev', 'Three.'],
] as const;
const content = sections.map(([, text]) => `${text}\n`).join('');

const page: SearchRecord = {
  id: 0,
  routePath: '/config/rsbuild/output',
  domain: '',
  lang: 'en',
  title: 'output',
  toc: sections.map(([heading, text]) => ({
    id: heading,
    text: heading,
    depth: 2,
    charIndex: content.indexOf(text),
  })),
  content,
};

const name = (record: SearchRecord, ...paths: string[]) => nameOptions([record], paths)[0]?.names;

it('puts names that no heading has where the option above them is documented', () => {
  expect(name(page, 'output.cssModules.namedExport', 'dev.hmr.clientPort')).toEqual([
    '',
    'namedExport',
    '',
    'clientPort',
  ]);
  expect(name(page, 'output.manifest.generateAll')?.[2]).toBe('generateAll');
});

it('reads the headings of a Chinese page too', () => {
  const toc = page.toc.map((heading) => ({ ...heading, text: heading.text.replace('and', '和') }));
  const chinese = { ...page, routePath: '/zh/config/rsbuild/output', toc };
  expect(name(chinese, 'output.manifest.generateAll')?.[2]).toBe('generateAll');
});

it('keeps the names that a section has', () => {
  const named = { ...page, names: ['a', 'b'] };
  expect(name(named, 'output.cssModules.namedExport')).toEqual(['a', 'b namedExport']);
  expect(name({ ...page, names: ['', 'namedExport'] }, 'output.cssModules.namedExport')).toEqual([
    '',
    'namedExport',
  ]);
});

it.each([
  ['the section says', 'output.cssModules.localIdentName'],
  ['has a heading', 'output.cssModules'],
  ['is a word of any sentence', 'output.cssModules.mode'],
  ['belongs to nothing', 'server.publicDir'],
  ['stands alone', 'customLogger'],
])('adds no name that %s', (_, path) => {
  expect(name(page, path)).toBeUndefined();
});
