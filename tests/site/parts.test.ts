import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parts } from '../../site/parts';
import { readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/htmlTree';

const page = listElements(readBuilt('parts.html'));
const source = readFileSync(path.resolve('docs/en/parts.mdx'), 'utf8');

describe('the page of parts', () => {
  it('shows every part that pages may write, those of one page aside', () => {
    const names = Object.keys(parts).filter((name) => parts[name]?.page === undefined);
    expect(names.filter((name) => !source.includes(`<${name}`))).toEqual([]);
  });

  it('is not listed anywhere', () => {
    expect(readBuilt('sitemap.xml')).not.toContain('/parts<');
    expect(readBuilt('llms.txt')).not.toContain('/parts.md');
  });
});

it('the scripts that every page loads hold no part', () => {
  const scripts = page
    .filter((element) => getAttribute(element, 'name') === 'app-scripts')
    .flatMap((element) => (getAttribute(element, 'content') ?? '').split(' '))
    .map((address) => readBuilt(address.slice(1)))
    .join('\n');
  const names = page.flatMap((element) => getAttribute(element, 'data-part') ?? []);
  expect(names.length).toBeGreaterThan(8);
  const marks = [...new Set(names)].filter((name) =>
    new RegExp(`["']data-part["']:\\s*["']${name}["']`).test(scripts),
  );
  expect(marks).toEqual([]);
});
