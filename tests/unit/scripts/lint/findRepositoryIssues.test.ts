import { expect, it } from '@rstest/core';
import { findRepositoryIssues } from '../../../../scripts/lint/findRepositoryIssues.mjs';

const find = (line: string, file = 'theme/topBar/a.tsx') =>
  findRepositoryIssues([{ file, lines: [line] }]);

it.each([
  ['theme/topBar/a.css', 'color: red !important;'],
  ['theme/topBar/a.css', 'color: #3b82f6;'],
  ['theme/topBar/a.tsx', "const color = 'rgb(0 0 0)';"],
  ['theme/topBar/a.css', 'margin-left: 0;'],
  ['theme/topBar/a.css', '::selection {'],
  ['build/a.ts', 'const a: ' + 'any = 1;'],
  ['theme/topBar/a.tsx', 'element.innerHTML = text;'],
  ['scripts/a.mjs', '// @ts-' + 'ignore'],
  ['theme/lib/utils.ts', ''],
  ['theme/topBar/a.css', 'color: var(--txet);'],
])('finds in %s: %s', (file, line) => {
  expect(find(line, file)).toHaveLength(1);
});

it('lets the theme follow scrolling through throttleScroll only', () => {
  expect(find("addEventListener('scroll', follow)")).toHaveLength(1);
  expect(find("addEventListener('scroll', throttled.call)")).toEqual([]);
});

it('says where, what and what to do', () => {
  expect(find('color: #3b82f6;', 'theme/topBar/a.css')).toEqual([
    'theme/topBar/a.css:1: color: #3b82f6;: use a color of theme/styles/, whose contrast is checked',
  ]);
});

it('knows the properties that the build sets', () => {
  const css = { file: 'theme/mdx/a.css', lines: ['content: var(--name);'] };
  const build = { file: 'build/render/a.ts', lines: ["const style = '--name: 1';"] };
  expect(findRepositoryIssues([css, build])).toEqual([]);
  expect(findRepositoryIssues([css])).toEqual([
    'theme/mdx/a.css:1: var(--name): nothing in theme/ or build/render sets it',
  ]);
});

it('finds a class that a style module lacks', () => {
  const css = { file: 'theme/ui/a.module.css', lines: ['.label-wide,', '.text { margin: 0 }'] };
  const read = [
    'import a from "b";',
    "import a from '../ui/a.module.css';",
    '<p className={a.text}>',
  ];
  const tsx = { file: 'theme/mdx/a.tsx', lines: [...read, '<p className={a.label}>'] };
  expect(findRepositoryIssues([css, tsx])).toEqual([
    'theme/mdx/a.tsx:4: a.label: ../ui/a.module.css has no such class',
  ]);
});

it('refuses names that are one where file names have no case', () => {
  const at = (...names: string[]) =>
    findRepositoryIssues(names.map((file) => ({ file, lines: [] })));
  expect(at('theme/ui/Tabs.tsx', 'theme/ui/tabs.ts', 'theme/ui/tabs.css')).toEqual([
    'theme/ui/tabs.ts: name it unlike theme/ui/Tabs, also in small letters',
  ]);
  expect(at('theme/ui/Tabs.tsx', 'theme/tabs.ts')).toEqual([]);
});

it('leaves tokens, comments, addresses and fixtures alone', () => {
  expect(find('--text: #333; color: var(--text);', 'theme/styles/tokens.css')).toEqual([]);
  expect(find('color: var(--text, canvastext);', 'theme/topBar/a.css')).toEqual([]);
  expect(find('// as ' + 'any reader does')).toEqual([]);
  expect(find("href('#fade')")).toEqual([]);
  expect(find('color: #333 !important;', 'tests/fixtures/a.css')).toEqual([]);
});
