import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { repository } from '../../../facts/cases/paths';
import { listCaseUses } from '../../../build/check/code/staleResults';
import { readPageContent } from '../../../build/components/docsPages';
import { openFactStore } from '../../../build/components/factStore';

const folder = path.join(repository, 'docs/en');
const read = (page: string): string => readFileSync(path.join(folder, page), 'utf8');
const pages = ['guide/faq/exceptions.mdx', 'config/lib/experiments.mdx'].map(read);
const store = openFactStore();

/** Text as a code span of a table holds it. */
const listSpans = (page: string): string[] =>
  [...page.matchAll(/<span id="[^"]+">(`+) ?(.+?) ?\1<\/span>/g)].map(([, , text = '']) => text);

describe('the error reference', () => {
  it('lists every message that the tool can print', () => {
    const listed = pages.flatMap(listSpans);
    const missing = store.tool.messages.filter(({ text }) => !listed.includes(text));
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('leaves no case of an error without a page', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readPageContent(read(file)));
    const named = new Set(found.flatMap(listCaseUses).map(({ id }) => id));
    const cases = store.caseIds.filter((id) => id.startsWith('error-'));
    expect(cases.filter((id) => !named.has(id))).toEqual([]);
  });
});
