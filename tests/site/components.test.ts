import { describe, expect, it } from '@rstest/core';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { components } from '../../build/components/registry';
import { listFiles, outputFolder, readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/html';

describe('the catalogue of components', () => {
  it('shows every component that pages may write, those of one page aside', () => {
    const all = [...components.values()];
    const examples = all.map(({ example = '' }) => example).join('\n');
    const source = readFileSync(path.resolve('docs/en/components.mdx'), 'utf8') + examples;
    const shown = all.filter((component) => 'render' in component || component.page === undefined);
    // Of the migration pages, of WCAG and of the page on how these docs are checked.
    const others = ['ConvertedConfig', 'CheckedPages', 'PageInRelease'];
    const missing = shown.filter(({ name }) => !source.includes(`<${name}`));
    expect(missing.map(({ name }) => name).sort()).toEqual(others.sort());
  });

  it('is no page of the public site', () => {
    expect(existsSync(path.join(outputFolder, 'components.html'))).toBe(false);
    expect(existsSync(path.join(outputFolder, 'components.md'))).toBe(false);
    expect(readBuilt('sitemap.xml')).not.toContain('/components<');
  });
});

it('the page on how these docs are checked is outside search, the list of all pages, the sitemap and llms.txt', () => {
  const [list = ''] = readBuilt('all-pages.html').match(/<main[^]*<\/main>/) ?? [];
  expect(list).toContain('/guide/start/');
  expect(list).not.toMatch(/href="?\/proof["\s>]/);
  expect(readBuilt('sitemap.xml')).not.toContain('/proof<');
  expect(readBuilt('llms.txt')).not.toContain('/proof.md');
});

it('the scripts that every page loads hold no component that only some pages have', () => {
  const pages = listFiles().filter((file) => file.endsWith('.html'));
  const scripts = listElements(readBuilt('404.html'))
    .filter((element) => getAttribute(element, 'name') === 'app-scripts')
    .flatMap((element) => (getAttribute(element, 'content') ?? '').split(' '));
  expect(scripts.length).toBeGreaterThan(0);
  const code = scripts.map((address) => readBuilt(address.slice(1))).join('\n');
  const parts = pages.flatMap((file) => [
    ...readBuilt(file).matchAll(/<[^>]*\sdata-part=["']?([\w-]+)/g),
  ]);
  const names = new Set(parts.map(([, name]) => name));
  expect(names.size).toBeGreaterThan(5);
  const marks = [...names].filter((name) =>
    new RegExp(`["']data-part["']:\\s*["']${name}["']`).test(code),
  );
  expect(marks).toEqual([]);
});
