import { beforeEach, describe, expect, it } from '@rstest/core';
import { mkdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { buildCache, hashPages, hashSources } from '../../../build/buildCache';
import { allowed } from '../../../scripts/lint/findWrongImport.mjs';
import { createTestFolder } from '../../support/testFolder';

const { root, write } = createTestFolder();
const imported = (allowed['']?.build ?? []).filter((name) => !name.includes('.'));

beforeEach(() => {
  for (const folder of ['build', 'site', 'cases', 'facts/cases', ...imported]) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const files = ['package-lock.json', 'facts/removed.json', 'i18n.json', 'rspress.config.ts'];
  for (const file of files) write(file, '');
});

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
`;

describe('hashSources', () => {
  it.each([
    'build/index.ts',
    ...imported.map((folder) => `${folder}/some.ts`),
    'i18n.json',
    'rspress.config.ts',
    // What `<CaseSource>` shows, and `<Output>`.
    'cases/banner/src/index.ts',
    'facts/results/banner/dist/index.js',
    // What `<Version>` shows: a branch may change the first before its packages are installed.
    'package-lock.json',
    'node_modules/.package-lock.json',
    // The size of an image is in its page.
    'docs/public/images/help.png',
    'docs/public/images/help@2x.png',
    'docs/en/guide/own.png',
    // The page of the config converter shows the rows of these.
    'docs/en/guide/migration/tsup.mdx',
    'docs/zh/guide/migration/tsup.mdx',
  ])('changes with %s', (name) => {
    const first = hashSources('docs', root);
    write(name, 'one');
    const second = hashSources('docs', root);
    write(name, 'two');
    expect(new Set([first, second, hashSources('docs', root)]).size).toBe(3);
  });

  it('stays where a page or the time of a file changes', () => {
    write('i18n.json', '{}');
    write('docs/en/guide/start.mdx', page);
    const before = hashSources('docs', root);
    utimesSync(path.join(root, 'i18n.json'), 1, 1);
    write('docs/en/guide/start.mdx', `${page}More.`);
    expect(hashSources('docs', root)).toBe(before);
  });
});

describe('hashPages', () => {
  const hash = (counted: readonly object[] = []) => hashPages(root, counted);

  it.each([
    ['title: Config', 'title: Configuration'],
    ['# Lib', '# Lib items'],
    ['## format', '## format and dts'],
    ['### target', '### target {#goal}'],
    ['Text.\n\n</Steps>', '#### Text\n\n</Steps>'],
  ])('%s → %s is another one: other pages list or link it', (from, to) => {
    write('en/guide/start.mdx', page);
    const before = hash();
    write('en/guide/start.mdx', page.replace(from, to));
    expect(hash()).not.toBe(before);
  });

  it('stays with other text', () => {
    write('en/guide/start.mdx', page);
    const before = hash();
    write('en/guide/start.mdx', page.replace('Text.', 'Other text.'));
    expect(hash()).toBe(before);
  });

  it('changes with what is checked on a page: `<CheckedPages>` counts all', () => {
    expect(hash([{ ran: 1 }])).not.toBe(hash([{ ran: 2 }]));
  });
});

describe('buildCache', () => {
  const getDigest = (settings: object) =>
    JSON.stringify(buildCache('digest', settings).builderConfig?.performance);

  it('starts a new cache where a setting has changed', () => {
    expect(getDigest({ base: '/' })).toBe(getDigest({ base: '/' }));
    expect(getDigest({ base: '/docs/' })).not.toBe(getDigest({ base: '/' }));
  });

  it('leaves the cache off where the framework is told to', () => {
    process.env.RSPRESS_PERSISTENT_CACHE = 'false';
    try {
      expect(getDigest({})).toBeUndefined();
    } finally {
      delete process.env.RSPRESS_PERSISTENT_CACHE;
    }
  });
});
