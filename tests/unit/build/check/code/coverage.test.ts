import { describe, expect, it } from '@rstest/core';
import {
  formatCoverage,
  isEnough,
  measureCoverage,
} from '../../../../../build/check/code/coverage';
import { readPageContent } from '../../../../../build/components/docsPages';
import { countPage } from '../../../../../build/check/code/countPage';
import { createStore } from './createStore';

const option = (path: string) => ({
  path,
  type: '',
  members: [],
  isExperimental: false,
  isTopLevel: false,
});
const flag = (name: string) => ({ name, description: '' });
const tool = {
  ...createStore({}).tool,
  options: [option('id'), option('wasm')],
  commands: [{ name: 'build', description: '', flags: [flag('--watch'), flag('--root')] }],
  exports: { values: ['rsbuild', 'version'], types: ['Format'] },
  messages: [{ from: '@rslib/core', kind: 'error' as const, text: 'No {} is there.' }],
};

const whole = {
  'en/index': '---\ntitle: Home\npageType: home\n---\n',
  'en/config/lib/id': '# id\n\n<Output case="one" />\n',
  'en/config/lib/wasm': '# wasm\n\n```ts config case="one"\na\n```\n',
  'en/guide/basic/cli': '# CLI\n\n<Flag name="--watch" /> <Flag name="--root" />\n',
  'en/api/javascript-api/core': '# Core\n\n## rsbuild and version\n\n### Format\n',
  'en/guide/faq/exceptions': '# Errors\n\n`No {} is there.`\n',
  'en/components': '# Components\n',
  'en/guide/reference/examples':
    '---\ntitle: E\npageType: blank\n---\n\n<CheckedPages of="examples" subject="two one" />\n',
};

function measure(texts: Record<string, string>) {
  const pages = Object.entries(texts).map(([name, text]) => ({
    ...readPageContent(text),
    file: `${name}.mdx`,
    route: name.replace(/^en|index$/g, ''),
    language: 'en',
  }));
  const measures = measureCoverage({
    pages,
    counts: pages.map(countPage),
    tool,
    caseIds: ['one'],
    routes: ['/config/lib/id', '/404'],
    language: 'en',
  });
  return new Map(measures.map((one) => [one.name, one]));
}

describe('measureCoverage', () => {
  it('finds all of a whole tree', () => {
    const measures = measure(whole);
    const counts = [...measures.values()].map(
      ({ name, covered, total }) => `${name} ${covered}/${total}`,
    );
    expect(counts).toEqual([
      'routes 2/2',
      'exports 2/2',
      'types 1/1',
      'messages 1/1',
      'pages with a case 2/5',
      'cases 1/1',
    ]);
    expect(measures.get('pages with a case')?.missing).toEqual([
      '/guide/basic/cli',
      '/api/javascript-api/core',
      '/guide/faq/exceptions',
    ]);
  });

  it('names what is missing', () => {
    const { 'en/config/lib/id': _, ...others } = whole;
    const measures = measure({
      ...others,
      'en/config/lib/wasm': '# wasm\n\n```ts\na\n```\n',
      'en/guide/basic/cli': '# CLI\n\n<Flag name="--watch" />\n',
      'en/api/javascript-api/core': '# Core\n\n## rsbuild\n\nformat\n',
      'en/guide/faq/exceptions': '# Errors\n\n`Another.`\n',
      'en/guide/reference/examples': '# Examples\n',
    });
    const missing = [...measures.values()].flatMap((one) => one.missing);
    expect(missing).toEqual(
      expect.arrayContaining(['/config/lib/id', 'version', 'Format', 'No {} is there.']),
    );
    expect([...measures.values()].some(isEnough)).toBe(false);
  });
});

describe('formatCoverage', () => {
  const pages = { name: 'pages', covered: 9, total: 10, least: 0.9, missing: ['/a'] };

  it('says what is too low, and names some of what is missing', () => {
    const missing = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
    expect(formatCoverage([{ ...pages, covered: 3, missing }]).split('\n')).toEqual([
      'Coverage: pages 3/10 (90 % wanted)',
      'Coverage of pages is too low: 3 of 10, 90 % is wanted. Missing: /a, /b, /c, /d, /e and 2 more.',
    ]);
  });
});
