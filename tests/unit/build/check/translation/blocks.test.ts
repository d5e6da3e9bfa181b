import { expect, test } from '@rstest/core';
import { digestText, readBlocks } from '../../../../../build/check/translation/blocks';
import { components } from '../../../../../build/components/registry';

test('a change of front matter that readers do not see makes no translation old', () => {
  const read = (yaml: string) => readBlocks(`---\n${yaml}---\n`)?.[0]?.hash;
  const hash = read('title: One\n');
  expect(read('title: One\nsidebar: false\nsearch:\n  boost: 2\n')).toBe(hash);
  expect(read('title: Two\n')).not.toBe(hash);
  expect(read('title: One\nfeatures:\n  - { title: Three }\n')).not.toBe(hash);
});

test('words of a component may be translated, its other attributes not', () => {
  const shown: string[] = [];
  for (const { name, attributes } of components.values()) {
    for (const [attribute, kind] of Object.entries(attributes ?? {})) {
      const [block] = readBlocks(`<${name} ${attribute}="one"></${name}>`) ?? [];
      const isTranslated = block?.parts[0]?.prose.trim() === 'one';
      expect([name, attribute, isTranslated]).toEqual([name, attribute, kind === 'words']);
      if (isTranslated) shown.push(`${name} ${attribute}`);
    }
  }
  expect(shown).toContain('Option default');
});

test('words of front matter may be translated, its other keys not', () => {
  const source = `---
title: One
tag: Two
sidebar: false
hero:
  badge: Three
  logo: /a.svg
  actions:
    - { text: Four, link: /a, theme: brand }
  image: { src: { light: /b.svg, dark: /c.svg }, alt: Five }
features:
  - { title: Six, details: Seven, icon: /d.svg }
---
`;
  const [head] = readBlocks(source) ?? [];
  expect(head?.parts[0]?.prose.split('\n')).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
  ]);
});

test('the hash of a block is of its lines, whatever is read out of them', () => {
  const source = '---\ntitle: A\n---\n\nOne `b`\n[c](/d) 2.\n\n<Tabs label="e">\n\n</Tabs>\n';
  expect(readBlocks(source)?.map(({ hash }) => hash)).toEqual(
    ['title: A', 'paragraph One `b` [c](/d) 2.', '<Tabs> <Tabs label="e"> </Tabs>'].map(digestText),
  );
});

test('code is shown as it is written, without its reason for not being run', () => {
  const fences = ['```sh\na\n```', '```sh not-run="b"\na\n```'];
  const texts = fences.map((fence) => readBlocks(`${fence}\n`)?.[0]?.text);
  expect(texts).toEqual(['sh\na', 'sh not-run\na']);
});
