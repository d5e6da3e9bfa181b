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

it('starts anew where anything that reads pages has changed', () => {
  const sources = listReaderSources();
  const readers = [
    'components/docsPages.ts',
    'check/content/checkSource.ts',
    'check/translation/blocks.ts',
    'check/code/runSnippets.ts',
  ];
  const read = readers.flatMap((name) => [...listImports(path.resolve('build', name))]);
  // What components become of facts, and of the subjects of cases, is no part of reading.
  const others =
    /^(?:facts\/(?:releases|tool|upgrade)|packageCheck)\/|^site\/exampleSubjects\.json$/;
  expect(read.filter((name) => !others.test(name) && !sources.includes(name))).toEqual([]);
  expect(sources.filter((name) => name.endsWith('.json') && !read.includes(name))).toEqual([
    ...packageSources,
  ]);
});

/** Files that a module imports, and those that they import, relative to the repository. */
function listImports(file: string, known = new Set<string>()): Set<string> {
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
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
    listImports(found, known);
  }
  return known;
}
