import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'parse5';
import { listFiles, outputFolder } from '../support/builtSite';
import { copyRepository } from '../support/copyRepository';
import { getAttribute, getText, listElements } from '../support/html';
import { type BuildRun, runBuild, uncheckedBuild } from '../support/runBuild';

const longestBuild = 480_000;
const canary = 'canary-4b1d-planted-in-the-environment';
const settings = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  OUT_DIR: '',
  SECRET_TOKEN: canary,
  PUBLIC_TOKEN: canary,
};

// One copy for all: its first build has nothing of an earlier one, those of broken pages have what it kept. What
// the check has found of prose and code, 16 seconds of work, is no part of a build and is taken along.
let folder: string;
let built: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'another folder-'));
  copyRepository(folder);
  for (const name of ['code', 'prose']) {
    const kept = `node_modules/.cache/rslib-docs/${name}/results.json`;
    if (existsSync(kept)) cpSync(kept, path.join(folder, kept));
  }
  const { code, output } = await runBuild(folder, settings);
  if (code !== 0) throw new Error(`The build of a copy of the repository failed:\n${output}`);
  built = path.join(folder, 'doc_build');
}, longestBuild);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashFiles = (root: string) =>
  Object.fromEntries(
    listFiles(root).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );

describe('a build of the same sources in another folder, time zone and language, with other file times', () => {
  it('gives the same bytes (if not, and the sources have changed, build again first)', () => {
    const here = hashFiles(outputFolder);
    const there = hashFiles(built);
    console.log(`Compared ${Object.keys(here).length} files of two builds.`);
    const files = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    expect(files.filter((file) => here[file] !== there[file])).toEqual([]);
  });

  it('holds neither its folder nor a value of its environment', () => {
    const leaks = listFiles(built).filter((file) => {
      const content = readFileSync(path.join(built, file), 'latin1');
      return [folder, encodeURI(folder), canary].some((text) => content.includes(text));
    });
    expect(leaks).toEqual([]);
  });
});

describe('a build with odd content', () => {
  let files: string[] = [];
  let odd: string;
  const read = (page: string) => readFileSync(path.join(odd, `${page}.html`), 'utf8');

  beforeAll(async () => {
    files = writeOddPages(folder);
    odd = path.join(folder, 'odd_build');
    // The check would name each word that is in no dictionary.
    const env = { ...settings, OUT_DIR: 'odd_build', CHECKED_SEPARATELY: '1' };
    const { code, output } = await runBuild(folder, env, uncheckedBuild);
    if (code !== 0) throw new Error(`The build with odd content failed:\n${output}`);
  }, longestBuild);
  afterAll(() => {
    for (const file of files) rmSync(file);
  });

  it('shows tags of a title as they are written, wherever the title is', () => {
    const elements = listElements(read('odd-title'));
    const title = elements.find(({ tagName }) => tagName === 'title');
    expect(title && getText(title)).toContain(oddTitle);
    const shared = elements.find((one) => getAttribute(one, 'property') === 'og:title');
    expect(shared && getAttribute(shared, 'content')).toContain(oddTitle);
    const marked = elements.filter(({ tagName }) => ['b', 'i'].includes(tagName));
    expect(marked.map((one) => getText(one)).filter((text) => text === 'tags')).toEqual([]);
  });

  it('gives each heading its own id, whatever scripts use the name for', () => {
    const ids = listElements(read('odd-ids')).flatMap((one) => getAttribute(one, 'id') ?? []);
    expect(ids.length).toBe(new Set(ids).size);
    const headings = listElements(read('odd-ids'))
      .filter(({ tagName }) => tagName === 'h2')
      .map((one) => getText(one));
    expect(headings).toEqual(expect.arrayContaining(clobbering));
  });

  it('keeps every character of other scripts', () => {
    const text = getText(parse(read('odd-words')));
    expect(oddWords.filter((word) => !text.includes(`Read ${word} here.`))).toEqual([]);
  });
});

/** Builds the copy with the pages of a fixture added. */
async function buildWith(fixture: string): Promise<BuildRun> {
  const source = path.resolve('tests/fixtures', fixture);
  const pages = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
  cpSync(source, folder, { recursive: true });
  try {
    return await runBuild(folder, settings);
  } finally {
    for (const page of pages) rmSync(path.join(folder, page));
  }
}

describe('a build with a page that', () => {
  for (const [issue, fixture, place, words] of [
    ['is no MDX', 'broken-mdx', /docs\/en\/broken-mdx\.mdx:1\d/, /Callout/],
    ['throws while it is drawn', 'broken-render', /broken-render/, /br is a self-closing tag/],
  ] as const) {
    it(
      `${issue} fails, says where, and leaves the last output as it was`,
      async () => {
        const last = hashFiles(built);
        const { code, output } = await buildWith(fixture);
        expect(code).not.toBe(0);
        expect(output).toMatch(place);
        expect(output).toMatch(words);
        expect(hashFiles(built)).toEqual(last);
        expect(readdirSync(folder).filter((name) => name.startsWith('.doc_build'))).toEqual([]);
      },
      longestBuild,
    );
  }
});

/** What a title may be, written as text: none of it is an element anywhere. */
const oddTitle = `Titles with <b>tags</b>, "quotes", 'more' & 🧪 עברית`;

/** Names that scripts of the browser look up by id or by key. */
const clobbering = ['constructor', '__proto__', 'getElementById', 'location', 'cookie'];

/** Right to left, joined signs, and characters that take no room. */
const oddWords = ['עברית', 'العربية', '👩‍👩‍👧‍👦', '🇩🇪', 'zero\u200bwidth', 'a\u0301e\u0300'];

const description =
  'A page whose content is odd, so that a test can look at what is made of it, <i>tags</i> & all.';

const page = (title: string, body: readonly string[]): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    '---',
    '',
    ...body,
    '',
  ].join('\n');

const pages: Readonly<Record<string, string>> = {
  'odd-title': page(oddTitle, ['Nothing but a title.']),
  'odd-ids': page('Odd ids', [
    '# Odd ids',
    '',
    ...clobbering.flatMap((name) => [`## \`${name}\``, '', 'A section.', '']),
  ]),
  'odd-words': page('Odd words', [
    '# Odd words',
    '',
    ...oddWords.flatMap((word) => [`## ${word}`, '', `Read ${word} here.`, '']),
  ]),
};

/** Writes pages of odd content into a copy of the repository; returns their files. */
function writeOddPages(root: string): string[] {
  const folder = path.join(root, 'docs/en');
  mkdirSync(folder, { recursive: true });
  return Object.entries(pages).map(([name, text]) => {
    const file = path.join(folder, `${name}.mdx`);
    writeFileSync(file, text);
    return file;
  });
}
