import { expect, it } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDocs } from '../../../../../build/check/content/checkDocs';
import { themeOptions, type ThemeOptions } from '../../../../../site/themeOptions';
import { fixtureOptions } from './fixtureOptions';

/** Faults of options that are written in a file of their own folder, as `file:line message`. */
function check(value: ThemeOptions, sources: Record<string, string> = {}): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-options-'));
  const written = {
    'themeOptions.ts': `export const themeOptions = ${JSON.stringify(value, null, 2)};\n`,
    ...sources,
  };
  for (const [name, text] of Object.entries(written)) {
    writeFileSync(path.join(folder, name), text);
  }
  try {
    return checkDocs({ ...fixtureOptions('clean'), base: folder, themeOptions: { value, folder } })
      .filter(({ rule }) => rule.startsWith('theme-option') || rule === 'dead-link')
      .map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const announcement = { href: '/', message: { en: 'News', zh: '新闻' }, localStorageKey: 'news' };

it('finds nothing in the options of this site, nor in a whole announcement', () => {
  expect(check(themeOptions)).toEqual([]);
  expect(check({ announcement })).toEqual([]);
  const remote = { url: 'https://a.example/find?v=1', indexes: [{ value: 'b', label: 'B' }] };
  expect(check({ search: { remote } })).toEqual([]);
});

const remote = (url: string, indexes: { value: string; label: string }[]) => ({
  search: { remote: { url, indexes } },
});

it.each<[value: ThemeOptions, faults: string[]]>([
  [
    { announcement: { ...announcement, message: { en: 'News', zh: ' ' } } },
    [
      'themeOptions.ts:2 The announcement says nothing in `zh`. Write `message.zh`, or leave the announcement out.',
    ],
  ],
  [
    { announcement: { ...announcement, localStorageKey: '' } },
    ['themeOptions.ts:2 `localStorageKey` is empty. Write a name for this piece of news.'],
  ],
  [
    remote('http://a.example/search', [
      { value: 'a,b', label: 'A' },
      { value: 'c', label: ' ' },
      { value: 'c', label: 'C' },
      { value: 'local', label: 'D' },
    ]),
    [
      'themeOptions.ts:2 The index `a,b` cannot be asked for: names of indexes are joined by commas. Write the name that the service knows, without commas and spaces.',
      'themeOptions.ts:2 The index `c` has no label. Write what its tab says.',
      'themeOptions.ts:2 The index `c` is named twice. Give each index a name of its own.',
      'themeOptions.ts:2 `local` is the index of this site itself. Give each index a name of its own.',
      'themeOptions.ts:2 `search.remote.url` is `http://a.example/search`, which a page may not ask. Write an https address without user and password.',
    ],
  ],
  [
    remote('https://u:p@a.example', []),
    [
      'themeOptions.ts:2 `search.remote.indexes` is empty: the service would be asked for nothing. Name an index, or leave `search` out.',
      'themeOptions.ts:2 `search.remote.url` is `https://u:p@a.example`, which a page may not ask. Write an https address without user and password.',
    ],
  ],
  [
    { socialLinks: [{ name: 'Mail', icon: 'globe', mode: 'text', content: '' }] },
    ['themeOptions.ts:2 The social link “Mail” of the mode `text` is empty. Write what it shows.'],
  ],
  [
    {
      socialLinks: [
        { name: 'Mail', icon: 'globe', mode: 'dom', content: '<img src="x" onerror="alert(1)" />' },
      ],
    },
    [
      'themeOptions.ts:2 The HTML of the social link “Mail” holds more than text, emphasis, code and links. Leave out other elements and attributes; write attributes in double quotes, and links with `https:` or `/`.',
    ],
  ],
])('says what is wrong with %j, and where', (value, faults) => {
  expect(check(value).sort()).toEqual(faults);
});

it('an option with a file of its own is reported there', () => {
  const socialLinks = [{ name: 'Mail', icon: 'globe', mode: 'text', content: '' }] as const;
  const source = `const note = 1;\nexport const socialLinks = [];\n`;
  const [fault] = check({ socialLinks }, { 'socialLinks.ts': source });
  expect(fault).toMatch(/^socialLinks\.ts:2 The social link “Mail” /);
});
