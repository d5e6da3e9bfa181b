import { describe, expect, test } from '@rstest/core';
import { renameSync, rmSync } from 'node:fs';
import {
  createTranslationCheck,
  findStaleTranslations,
} from '../../../../../build/check/translation';
import {
  acceptTranslation,
  copyFences,
  describeTranslations,
  startTranslation,
} from '../../../../../build/check/translation/update';
import { readAccepted } from '../../../../../build/check/translation/acceptedBlocks';
import { fixTypography } from '../../../../../build/check/translation/typography';
import { readPage } from '../../../../../build/read/page';
import { readSite } from '../../../../../build/check/site';
import { createTestFolder } from '../../../../support/testFolder';

const folder = createTestFolder();
const root = folder.resolve('docs');
const write = (file: string, text: string) => folder.write(`docs/${file}`, text);
const read = (file: string) => folder.read(`docs/${file}`);

/** Writes both pages of `guide/page.mdx`, the translation as one of the English of that moment. */
function translate(english: string, chinese: string): void {
  write('en/guide/page.mdx', english);
  write('zh/guide/page.mdx', chinese);
  acceptTranslation(root, ['guide/page']);
}

function check(): string[] {
  const issues = createTranslationCheck(root)(readSite(root, (file) => readPage(read(file))));
  return [...issues].flatMap(([file, found]) =>
    found.map(({ line, rule, severity }) => `${file}:${line} ${rule} ${severity}`),
  );
}

const english = `# Page

Set \`dts\` to get 2 files.

## Use it

- One [item](/guide/a).
- Another.

\`\`\`ts
const a = 1;
\`\`\`
`;
const chinese = `# 页面

设置 \`dts\`，得到 2 个文件。

## 用法 {#use-it}

- 一[项](/guide/a)。
- 另一项。

\`\`\`ts
const a = 1;
\`\`\`
`;

describe('a translation that was accepted', () => {
  test('is current until its English changes, and again when it follows', () => {
    translate(english, chinese);
    expect(check()).toEqual([]);
    expect(findStaleTranslations(root)).toEqual([]);

    write('en/guide/page.mdx', english.replace('to get', 'and get'));
    expect(check()).toEqual(['zh/guide/page.mdx:3 translation-outdated warning']);
    write('en/guide/page.mdx', english.replace('2 files', '3 files'));
    expect(check()).toEqual(['zh/guide/page.mdx:3 translation-contradicts warning']);
    expect(findStaleTranslations(root)).toEqual(['/zh/guide/page']);

    write('zh/guide/page.mdx', chinese.replace('2 个', '3 个'));
    acceptTranslation(root, ['docs/zh/guide/page.mdx']);
    expect(check()).toEqual([]);
    expect(findStaleTranslations(root)).toEqual([]);
  });

  test('stays current when the English is only written in other lines', () => {
    translate(
      'One. Two.\n\n| a | b |\n| - | - |\n| c | d |\n',
      '一。二。\n\n| 甲 | 乙 |\n| - | - |\n| 丙 | 丁 |\n',
    );
    write('en/guide/page.mdx', 'One.\nTwo.\n\n| a   | b   |\n| --- | --- |\n| c   | d   |\n');
    expect(check()).toEqual([]);
    expect(findStaleTranslations(root)).toEqual([]);
  });

  test.each([
    ['a block more', english.replace('## Use', 'More.\n\n## Use'), 3],
    ['a block less', english.replace(/Set .*\n\n/, ''), 3],
    ['an item more', english.replace('- Another', '- More.\n- Another'), 7],
    [
      'a block that is now in a component',
      english.replace(/(Set .*\n)/, '<Steps>\n\n$1\n</Steps>\n'),
      3,
    ],
    ['other code', english.replace('a = 1', 'a = 2'), 10],
    ['blocks in another order', english.replace(/(Set .*\n\n)(## .*\n\n)/, '$2$1'), 3],
  ])('is never wrong when the English has %s', (_name, changed, line) => {
    translate(english, chinese);
    write('en/guide/page.mdx', changed);
    const [first, ...others] = check();
    expect(first).toBe(`zh/guide/page.mdx:${line} translation-outdated warning`);
    expect(others.filter((issue) => !issue.endsWith('warning'))).toEqual([]);
  });

  test('has one warning for all new blocks in a place', () => {
    translate(english, chinese);
    write('en/guide/page.mdx', english.replace('## Use', 'One.\n\nTwo.\n\n## Use'));
    expect(check()).toEqual(['zh/guide/page.mdx:3 translation-outdated warning']);
  });

  test('is never wrong when the English changes after the words of the translation did', () => {
    translate(english, chinese);
    write('zh/guide/page.mdx', chinese.replace('得到', '会得到').replace('另一项', '还有一项'));
    expect(check()).toEqual([]);
    write('en/guide/page.mdx', english.replace(/- One.*\n/, '').replace(/Set.*\n\n/, ''));
    expect(check().filter((issue) => !issue.endsWith('warning'))).toEqual([]);
  });

  test('is compared where nothing has changed', () => {
    translate(english, chinese);
    write('en/guide/page.mdx', english.replace('2 files', '3 files'));
    write('zh/guide/page.mdx', chinese.replace('/guide/a', '/guide/b'));
    expect(check()).toEqual([
      'zh/guide/page.mdx:7 translation-link error',
      'zh/guide/page.mdx:3 translation-contradicts warning',
    ]);
  });
});

test('a page that is behind is accepted by its name only', () => {
  translate(english, chinese);
  write('en/guide/page.mdx', english.replace('2 files', 'some files'));
  write('zh/guide/page.mdx', chinese.replace('2 个', '一些'));
  expect(() => acceptTranslation(root, [])).toThrow('The page is outdated: accept it by its name.');
  expect(acceptTranslation(root, ['guide/page'])).toContain('guide/page.mdx: accepted');
  expect(acceptTranslation(root, [])).toContain('guide/page.mdx: accepted');
});

test('of a page that is gone, the name is kept', () => {
  translate(english, chinese);
  for (const file of ['en/guide/page.mdx', 'zh/guide/page.mdx'])
    rmSync(folder.resolve(`docs/${file}`));
  acceptTranslation(root, []);
  expect([...readAccepted(root)]).toMatchObject([['guide/page.mdx', { entries: [] }]]);
});

test('what was accepted of a page that is renamed is not asked again', () => {
  translate('It works.\n', '不起作用。\n');
  for (const language of ['en', 'zh'])
    renameSync(
      folder.resolve(`docs/${language}/guide/page.mdx`),
      folder.resolve(`docs/${language}/guide/new.mdx`),
    );
  expect(check()).toEqual(['zh/guide/new.mdx:1 translation-unaccepted error']);
  acceptTranslation(root, ['guide/new']);
  expect(check()).toEqual([]);
});

test('code that changes in both pages leaves nothing behind', () => {
  translate(english, chinese);
  write('en/guide/page.mdx', english.replace('a = 1', 'a = 2'));
  expect(findStaleTranslations(root)).toEqual(['/zh/guide/page']);
  write('zh/guide/page.mdx', chinese.replace('a = 1', 'a = 2'));
  expect(check()).toEqual([]);
  expect(findStaleTranslations(root)).toEqual([]);
});

test('a translation stays accepted when its typography is corrected', () => {
  translate('It works with it.\n', '它不能与CLI一起用。\n');
  fixTypography(root);
  expect(read('zh/guide/page.mdx')).toBe('它不能与 CLI 一起用。\n');
  expect(check()).toEqual([]);
});

test('of hashes of another format nothing is known', () => {
  translate(english, chinese);
  write('.translations/zh.txt', read('.translations/zh.txt').replace('# Format 2.', '#'));
  expect(check()).toEqual(['zh/guide/page.mdx:1 translation-unaccepted error']);
});

test('a page in one language only is no issue, an unaccepted one is', () => {
  write('en/a.mdx', '# A\n');
  write('zh/b.mdx', '# 乙\n');
  expect(check()).toEqual([]);
  write('zh/a.mdx', '# 甲\n');
  expect(check()).toEqual(['zh/a.mdx:1 translation-unaccepted error']);
});

test('a translation that says something else is not accepted', () => {
  write('en/guide/page.mdx', english);
  write('zh/guide/page.mdx', chinese.replace('2 个', '4 个'));
  expect(() => acceptTranslation(root, [])).toThrow(
    /docs\/zh\/guide\/page.mdx:3 {2}translation-number\n.*the number 2 is missing, the number 4 is too many/,
  );
  expect(() => acceptTranslation(root, ['guide/gone'])).toThrow('There is no page “guide/gone”');
});

test('what may mean something else is shown once, when it is accepted', () => {
  write('en/guide/page.mdx', 'It works.\n');
  write('zh/guide/page.mdx', '不起作用。\n');
  expect(acceptTranslation(root, ['guide/page'])).toContain(
    'docs/zh/guide/page.mdx:1  translation-meaning (warning)',
  );
  expect(check()).toEqual([]);
  expect(acceptTranslation(root, ['guide/page'])).not.toContain('translation-meaning');
  write('en/guide/other.mdx', 'Text.\n');
  expect(() => acceptTranslation(root, ['guide/other'])).toThrow('is not translated yet');
});

test('a translation begins with the English page, its headings with their ids', () => {
  write('en/guide/page.mdx', english.replace('Use it', 'Use `__a__`'));
  startTranslation(root, 'guide/page');
  expect(read('zh/guide/page.mdx')).toContain('## Use `__a__` {#use-\\_\\_a\\_\\_}\n');
  expect(check()[0]).toBe('zh/guide/page.mdx:1 translation-unaccepted error');
  expect(() => acceptTranslation(root, ['guide/page'])).toThrow(
    /page\.mdx:3 {2}translation-missing\n.*“Set … to get 2 files\.”.*\n.*Translate it/,
  );
  write('en/guide/page.mdx', `${english}\n## Next\n`);
  startTranslation(root, 'guide/page');
  startTranslation(root, 'guide/page');
  expect(read('zh/guide/page.mdx')).toContain('## Use it {#use-it}\n');
  expect(read('zh/guide/page.mdx')).toContain('## 下一步 {#next}\n');
  write('zh/guide/page.mdx', chinese);
  expect(() => startTranslation(root, 'guide/page')).toThrow('translated already');
});

test('code is copied from the English page, with its own reasons', () => {
  const fence = (reason: string, code: string) =>
    `\`\`\`\`ts not-run="${reason}"\n${code}\n\`\`\`\`\n`;
  write('en/guide/page.mdx', `${english}\n${fence('not here', '```')}`);
  write('zh/guide/page.mdx', `${chinese.replace('a = 1', 'a = 2')}\n${fence('此处没有', 'b')}`);
  copyFences(root, 'guide/page');
  expect(read('zh/guide/page.mdx')).toBe(`${chinese}\n${fence('此处没有', '```')}`);
  write('en/guide/page.mdx', '# Page\n');
  expect(() => copyFences(root, 'guide/page')).toThrow('has 2 code blocks, the English page 0');
});

test('the state names what is missing and what is behind', () => {
  translate(english, chinese);
  write('en/other.mdx', '# Other\n');
  write('en/guide/page.mdx', english.replace('2 files', '3 files'));
  expect(describeTranslations(root, [])).toBe(
    [
      '1 of 2 pages are translated.',
      'Not yet:',
      '  other.mdx',
      'Outdated:',
      '',
      'guide/page.mdx:3',
      '  + Set `dts` to get 3 files.',
      '    设置 `dts`，得到 2 个文件。',
    ].join('\n'),
  );
});
