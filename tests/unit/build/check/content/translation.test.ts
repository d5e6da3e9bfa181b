import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import {
  acceptTranslation,
  findStaleTranslations,
  hashSource,
  setTranslationOf,
} from '../../../../../build/check/content/translation';

const languages = ['en', 'zh'];
let base = '';
let root = '';

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'docs-check-'));
  root = path.join(base, 'docs');
});
afterEach(() => rmSync(base, { recursive: true }));

function write(file: string, source: string): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
  return target;
}

test('the fingerprint is the start of the id that git gives the file with SHA-256', () => {
  // printf 'hello\n' | git hash-object --stdin, in a repository with --object-format=sha256
  expect(hashSource('hello\n')).toBe('2cf8d83d9ee2');
  expect(hashSource('hello\r\n')).toBe(hashSource('hello\n'));
});

test('an accepted translation is up to date until its source changes', () => {
  write('en/guide/index.mdx', 'First version.\n');
  const file = write('zh/guide/index.mdx', '---\ntitle: 指南\n---\n\n文字。\n');
  write('zh/own.mdx', "---\ntranslationOf: '000000000000'\n---\n");
  expect(findStaleTranslations(root, languages)).toEqual([]);

  const hash = acceptTranslation({ file, root, languages });
  expect(readFileSync(file, 'utf8')).toBe(
    `---\ntitle: 指南\ntranslationOf: '${hash}'\n---\n\n文字。\n`,
  );
  expect(findStaleTranslations(root, languages)).toEqual([]);

  write('en/guide/index.mdx', 'Second version.\n');
  expect(findStaleTranslations(root, languages)).toEqual(['/zh/guide/']);
  acceptTranslation({ file, root, languages });
  expect(findStaleTranslations(root, languages)).toEqual([]);
});

test.each([
  ['---\ntranslationOf: a\ntitle: x\n---\nText', "---\ntranslationOf: 'b'\ntitle: x\n---\nText"],
  ['---\r\ntitle: x\r\n---\r\nText', "---\r\ntitle: x\r\ntranslationOf: 'b'\r\n---\r\nText"],
  ['Text\n\n---\n\nMore', "---\ntranslationOf: 'b'\n---\n\nText\n\n---\n\nMore"],
  ['---\n---\nText', "---\ntranslationOf: 'b'\n---\nText"],
])('%j keeps everything but the fingerprint', (page, expected) => {
  expect(setTranslationOf(page, 'b')).toBe(expected);
});

test('what is no translation is refused with what to do', () => {
  const english = write('en/index.mdx', 'Text.\n');
  const own = write('zh/own.mdx', 'Text.\n');
  const accept = (file: string) => () => acceptTranslation({ file, root, languages });
  expect(accept(english)).toThrow(
    'docs/en/index.mdx is no translated page: name an .mdx file below docs/zh.',
  );
  expect(accept(path.join(root, 'zh/no.mdx'))).toThrow(
    'docs/zh/no.mdx does not exist: check the path.',
  );
  expect(accept(own)).toThrow(
    'docs/zh/own.mdx translates nothing: docs/en/own.mdx does not exist.',
  );
  expect(readFileSync(own, 'utf8')).toBe('Text.\n');
});
