import { expect, it } from '@rstest/core';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheReadings, listReaderSources, packageSources } from '../../../../build/read/cache';
import { readChecked } from '../../../../build/check/content/checkSource';
import { createTestFolder } from '../../../support/testFolder';

const source = `---
title: One
description: What it is.
date: 2026-01-02
---

# One

## Part {#part}

[Away](./two) ![Shown](./three.png)

<Unknown />
`;
const page = { format: 'mdx', isFragment: false } as const;

const file = createTestFolder().resolve('pages.json');

it('gives in the next run what reading gave', () => {
  const before = cacheReadings(file, readChecked);
  expect(before.read(source, page)).toEqual(readChecked(source, page));
  before.saveOnce();
  const kept = readFileSync(file, 'utf8');

  const after = cacheReadings(file, readChecked);
  expect(after.read(source, page)).toEqual(readChecked(source, page));
  expect(after.read(source, page).ids).toContain('part');
  after.saveOnce();
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

it('reads another text, and the same one as something else', () => {
  const pages = cacheReadings(file, readChecked);
  pages.read(source, page);
  const changed = source.replace('./two', './four');
  expect(pages.read(changed, page)).toEqual(readChecked(changed, page));
  const fragment = { ...page, isFragment: true };
  expect(pages.read(source, fragment)).toEqual(readChecked(source, fragment));
  expect(readChecked(source, fragment)).not.toEqual(readChecked(source, page));
});

it('starts afresh where anything that reads pages has changed', () => {
  const sources = listReaderSources();
  const readers = [
    'components/docsPages.ts',
    'check/content/checkSource.ts',
    'check/translation/blocks.ts',
    'check/code/runSnippets.ts',
  ];
  const read = readers.flatMap((name) => [...listImports(path.resolve('build', name))]);
  expect(
    read.filter((name) => !sources.includes(name)),
    'what is kept between runs imports these: move the check to `checkPage` of checkDocs.ts',
  ).toEqual([]);
  expect(sources.filter((name) => name.endsWith('.json') && !read.includes(name))).toEqual([
    ...packageSources,
  ]);
});

/** For what components become in Markdown, which is no part of reading. */
const forComponents =
  /^(?:facts\/(?:releases|tool|upgrade)|packageCheck)\/|^site\/exampleSubjects\.json$/;

/** Files that a module imports, and those that they import, relative to the repository. */
function listImports(file: string, known = new Set<string>()): Set<string> {
  const name = toName(file);
  if (known.has(name)) return known;
  known.add(name);
  if (!name.endsWith('.ts')) return known;
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'";]*?from '(\.[^']+)'/gm,
  )) {
    const base = path.join(path.dirname(file), from);
    const found = [base, `${base}.ts`, path.join(base, 'index.ts')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    if (!found) throw new Error(`${name}: there is no ${from}`);
    const isLeft = name.startsWith('build/components/') && forComponents.test(toName(found));
    if (!isLeft) listImports(found, known);
  }
  return known;
}

const toName = (file: string): string =>
  path.relative(process.cwd(), file).replaceAll(path.sep, '/');
