import { expect, it } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDocs } from '../../../../../build/check/content/checkDocs';
import { themeOptions } from '../../../../../site/themeOptions';
import { fixtureOptions } from './fixtureOptions';

/** Faults of options that are written in a file of their own folder, as `file:line message`. */
function check(value: object, sources: Record<string, string> = {}): string[] {
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

it.each([
  [
    { announcement: { ...announcement, message: { en: 'News', zh: ' ' } } },
    [
      'themeOptions.ts:4 The announcement says nothing in `zh`. Write `message.zh`, or leave the announcement out.',
    ],
  ],
  [
    { announcement: { href: '/', localStorageKey: 'news' } },
    ['themeOptions.ts:2 `announcement.message` is missing. Add `message`.'],
  ],
  [
    { announcement: { ...announcement, localStorageKey: '' } },
    ['themeOptions.ts:8 `localStorageKey` is empty. Write a name for this piece of news.'],
  ],
  [
    { hideNavbar: 'sometimes' },
    [
      'themeOptions.ts:2 `hideNavbar` must be one of auto, never, always, not `sometimes`. Write one of auto, never, always, or leave the key out.',
    ],
  ],
  [
    { search: 'remote' },
    [
      'themeOptions.ts:2 `search` must be true or false or an object with remote, not `remote`. Write true or false or an object with remote, or leave the key out.',
    ],
  ],
  [
    { search: { remote: { url: 'https://a.example' } } },
    ['themeOptions.ts:3 `search.remote.indexes` is missing. Add `indexes`.'],
  ],
  [
    {
      search: {
        remote: {
          url: 'http://a.example/search',
          indexes: [
            { value: 'a,b', label: 'A' },
            { value: 'c', label: ' ' },
            { value: 'c', label: 'C' },
            { value: 'local', label: 'D' },
          ],
        },
      },
    },
    [
      'themeOptions.ts:4 `search.remote.url` is `http://a.example/search`, which a page may not ask. Write an https address without user and password.',
      'themeOptions.ts:7 The index `a,b` cannot be asked for: names of indexes are joined by commas. Write the name that the service knows, without commas and spaces.',
      'themeOptions.ts:12 The index `c` has no label. Write what its tab says.',
      'themeOptions.ts:15 The index `c` is named twice. Give each index a name of its own.',
      'themeOptions.ts:19 `local` is the index of this site itself. Give each index a name of its own.',
    ],
  ],
  [
    { search: { remote: { url: 'https://u:p@a.example', indexes: [] } } },
    [
      'themeOptions.ts:4 `search.remote.url` is `https://u:p@a.example`, which a page may not ask. Write an https address without user and password.',
      'themeOptions.ts:5 `search.remote.indexes` is empty: the service would be asked for nothing. Name an index, or leave `search` out.',
    ],
  ],
  [
    { darkmode: true },
    ['themeOptions.ts:2 `darkmode` is not a known key. Did you mean `darkMode`?'],
  ],
  [
    { socialLinks: [{ name: 'Mail', icon: 'globe', mode: 'picture', content: 'x' }] },
    [
      'themeOptions.ts:6 `socialLinks[0].mode` must be one of link, text, img, dom, not `picture`. Write one of link, text, img, dom, or leave the key out.',
    ],
  ],
  [
    { socialLinks: [{ name: 'Mail', icon: 'globe', mode: 'text' }] },
    ['themeOptions.ts:3 A social link of the mode `text` needs `content`. Write what it shows.'],
  ],
  [
    {
      socialLinks: [
        { name: 'Mail', icon: 'globe', mode: 'dom', content: '<img src="x" onerror="alert(1)" />' },
      ],
    },
    [
      'themeOptions.ts:7 The HTML of this social link holds more than text, emphasis, code and links. Leave out other elements and attributes; write attributes in double quotes, and links with `https:` or `/`.',
    ],
  ],
])('says what is wrong with %j, and where', (value, faults) => {
  expect(check(value)).toEqual(faults);
});

it('an announcement that leads nowhere is a dead link', () => {
  const [fault, ...more] = check({ announcement: { ...announcement, href: '/gone' } });
  expect(fault).toMatch(/^themeOptions\.ts:3 .*\/gone/);
  expect(more).toEqual([]);
});

it('an option with a file of its own is reported there', () => {
  const socialLinks = [{ name: 'Mail', icon: 'mail', href: 'https://example.com' }];
  const source = `const note = 1;\nexport const socialLinks = [\n  { name: 'Mail', icon: 'mail', href: 'https://example.com' },\n];\n`;
  const [fault] = check({ socialLinks }, { 'socialLinks.ts': source });
  expect(fault).toMatch(/^socialLinks\.ts:3 `socialLinks\[0\]\.icon` must be one of /);
});
