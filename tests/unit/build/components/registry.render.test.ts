import type { Root } from 'mdast';
import { expect, test } from '@rstest/core';
import { VFile } from 'vfile';
import i18n from '../../../../i18n.json' with { type: 'json' };
import { renderComponents } from '../../../../build/components';
import { openFactStore } from '../../../../build/components/factStore';
import type { ClientComponent } from '../../../../build/components/component';
import { findClientComponent, register } from '../../../../build/components/registry';
import { parseTree } from '../mdx';

const facts = openFactStore();

function draw(source: string, path = 'docs/en/a.mdx'): Root {
  const tree = parseTree(source);
  renderComponents('docs', facts)(tree, new VFile({ path, value: source }));
  return tree;
}

const listImports = (source: string): string[] =>
  draw(source).children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : []));

const tabs = findClientComponent('Tabs') as ClientComponent;

const once = 'are called <%>: rename one of them in build/components/list.';
test.each([
  [{ render: () => [] }, once.replace('%', 'Tabs')],
  [{ name: 'Picture' }, once.replace('%', 'Picture')],
  [{ name: 'switch' }, '<switch> is HTML to a page: begin its name with a capital letter.'],
  [{ required: ['lable'] }, '<Two> requires `lable`, which is not one of its attributes.'],
  [{ inside: 'Tasb' }, '<Two> is for the inside of <Tasb>, which is not there.'],
  [{ browser: 'ui/Tasb' }, 'no theme/ui/Tasb.tsx, which <Two> names in build/components/list.'],
  [{ becomes: 'TabsProps' }, 'theme/ui/Tabs.tsx exports no `TabsProps` for <Two> of build'],
])('an entry that cannot be meant is refused: %j', (changes, message) => {
  const name = 'render' in changes ? 'Tabs' : 'Two';
  const entry = { ...tabs, name, becomes: 'Tabs', ...changes };
  expect(() => register([tabs, entry])).toThrow(message);
});

test('each drawn component a page names is imported once', () => {
  expect(listImports('<Columns><Column>a</Column><Column>b</Column></Columns>')).toEqual([
    "import { Column } from '@theme/mdx/Blocks';",
    "import { Columns } from '@theme/mdx/Blocks';",
  ]);
});

test('what the facts lack stops an English page, and is left out of a translation', () => {
  const source = 'A sentence. <Tested cases="gone-case" />\n';
  expect(() => draw(source)).toThrow('<Tested>: there is no result of a case “gone-case”');
  expect(draw(source, 'docs/zh/a.mdx').children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', value: 'A sentence.' }] },
  ]);
});

test('a result whose case was deleted is none', () => {
  const store = openFactStore({ cases: 'tests/fixtures/cases', results: 'facts/results' });
  expect(() => store.getCase('banner')).toThrow('there is no result of a case “banner”');
});

test('a page without components imports nothing, nor one that only speaks of them', () => {
  expect(listImports('Write `<Columns>`.\n\n```mdx\n<Columns />\n```\n')).toEqual([]);
});

test('a name that the page imports itself is left to it', () => {
  const source = "import { Columns } from './mine';\n\n<Columns />\n";
  expect(listImports(source)).toEqual(["import { Columns } from './mine';"]);
});

/** The attributes of the first element of a page, by name. */
function readAttributes(source: string, path: string) {
  const first = draw(source, path).children.find(({ type }) => type === 'mdxJsxFlowElement');
  if (first?.type !== 'mdxJsxFlowElement') throw new Error('There is no element.');
  return first.attributes.map((one) => ('name' in one ? [one.name, one.value] : []));
}

test('a component that has texts gets them in the language of the page, and no others', () => {
  for (const language of ['en', 'zh'] as const) {
    const [[name, value] = []] = readAttributes('<ConfigConverter />', `docs/${language}/a.mdx`);
    expect(name).toBe('texts');
    const texts = JSON.parse(String(value)) as Record<string, string>;
    expect(texts['converter.convert']).toBe(i18n['converter.convert'][language]);
    expect(Object.keys(texts).filter((key) => !key.startsWith('converter.'))).toEqual([]);
  }
  expect(readAttributes('<Columns />', 'docs/en/a.mdx')).toEqual([]);
});

test('screen readers hear what a diagram draws in the language of the page', () => {
  const source = '<Diagram title="T">\n\n- A\n  - → B: yes\n  - → C\n- B\n- C\n- D\n\n</Diagram>\n';
  const read = (path: string) => /<desc.*<\/desc>/.exec(JSON.stringify(draw(source, path)))?.[0];
  expect(read('docs/en/a.mdx')).toContain('>A leads to B (yes). A leads to C. D.<');
  expect(read('docs/zh/a.mdx')).toContain('>A 指向 B（yes）。 A 指向 C。 D.<');
});

test('a text with a place that nothing fills is an error', () => {
  expect(() => facts.t('copyFile')).toThrow('nothing fills {{name}} of copyFile');
});
