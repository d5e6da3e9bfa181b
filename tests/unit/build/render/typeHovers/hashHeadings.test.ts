import { afterEach, beforeEach, expect, it } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProof } from '../../../../../build/check/code/codeCheck';
import { hashHeadings } from '../../../../../build/render/typeHovers/places/hashHeadings';
import { listPlaces } from '../../../../../build/render/typeHovers/places/listPlaces';
import { languages } from '../../../../../site/site';

const page = `---
title: Config
description: All of it.
---

# Lib

Text.

<Steps>

  ## format

  Text.

</Steps>

> ### target

\`\`\`bash
# a comment
\`\`\`

Other
-----
`;

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'headings-'));
  write('en/config/lib.mdx', page);
  write('en/guide/start.mdx', page);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['title: Config', 'title: Configuration'],
  ['# Lib', '# Lib items'],
  ['## format', '## format and dts'],
  ['### target', '### target {#goal}'],
  ['Other\n---', 'Others\n---'],
  ['Text.\n\n</Steps>', '#### Text\n\n</Steps>'],
])('%s → %s is another one', (from, to) => {
  const before = hashHeadings(root);
  expect(page).toContain(from);
  write('en/config/lib.mdx', page.replace(from, to));
  expect(hashHeadings(root)).not.toBe(before);
});

it('what is said below headings changes nothing, nor what other pages say', () => {
  const before = hashHeadings(root);
  const text = page.replace('Text.', 'Words.').replace('All of it', 'Some').replace('a com', 'com');
  write('en/config/lib.mdx', text);
  write('en/guide/start.mdx', page.replace('# Lib', '# Start'));
  expect(hashHeadings(root)).toBe(before);
});

it('another page is another one', () => {
  const before = hashHeadings(root);
  write('en/api/types.mdx', page);
  expect(hashHeadings(root)).not.toBe(before);
});

it('headings lie on pages that are looked at', () => {
  const proof = createProof({ root: 'docs', languages });
  const places = [...listPlaces(proof.readPages(), proof.openStore().tool).values()];
  expect(places.length).toBeGreaterThan(50);
  expect(places.filter(({ href }) => !/^(?:\/zh)?\/(?:api|config)(?:\/|#|$)/.test(href))).toEqual(
    [],
  );
});
