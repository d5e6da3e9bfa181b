import type { PageIndexInfo } from '@rspress/core';
import { expect, it } from '@rstest/core';
import { createSearchRecords } from '../../../../../build/publish/searchIndex/createSearchRecords';

interface Page extends Partial<Pick<PageIndexInfo, 'routePath'>> {
  intro?: string;
  /** Code of the page and of each section, and rows of tables. */
  code?: string[];
  sections?: [heading: string, text: string][];
}

/** A page as the framework hands it to plugins: its headings are in its text. */
function createPage({ intro = '', sections = [], code = [], ...fields }: Page): PageIndexInfo {
  let content = intro;
  let markdown = '';
  const add = (position: number) => {
    const source = code[position] ?? '';
    markdown += source.startsWith('|') ? `${source}\n` : `\`\`\`ts\n${source}\n\`\`\`\n`;
  };
  add(0);
  const toc = sections.map(([text, below], position) => {
    if (content) content += '\n\n';
    const charIndex = content.length;
    content += `${text}\n\n${below}`;
    markdown += `## ${text}\n`;
    add(position + 1);
    return { id: text.toLowerCase(), text: `\`${text}\``, depth: 2, charIndex };
  });
  const page = { routePath: '/guide/page', lang: 'en', version: '', title: '`Page`' };
  const files = { _filepath: '', _relativePath: '', _flattenContent: markdown };
  return { ...page, ...fields, ...files, description: '', frontmatter: {}, toc, content };
}

const create = (...pages: Page[]) => createSearchRecords(pages.map(createPage), () => undefined);

it('keeps what is said, and where the text below a heading begins', () => {
  const [page] = create({ intro: 'Intro.', sections: [['Use', 'Text.\n\nMore.']] });
  expect(page).toMatchObject({ id: 0, title: 'Page', domain: '', routePath: '/guide/page' });
  expect(page?.content).toBe('Intro.\nText.\nMore.\n');
  expect(page?.toc).toMatchObject([{ id: 'use', text: 'Use', depth: 2, charIndex: 7 }]);
});

it('says the first paragraph once where it is the description too', () => {
  const page = createPage({ intro: 'Intro.\nMore.' });
  const describe = (description: string) =>
    createSearchRecords([{ ...page, description }], () => undefined)[0]?.description;
  expect(describe('Intro.')).toBeUndefined();
  expect(describe('What it is.')).toBe('What it is.');
});

it('has the language of the text where a page is not translated', () => {
  const page = { ...createPage({ routePath: '/zh/guide/page' }), lang: 'zh' };
  const getLanguage = (data: object) =>
    createSearchRecords([{ ...page, ...data }], () => undefined)[0]?.lang;
  expect(getLanguage({})).toBe('zh');
  expect(getLanguage({ untranslated: ['zh'] })).toBe('en');
});

it('leaves of a table the words that it adds', () => {
  const [page] = create({
    sections: [
      ['Options', 'Ours and theirs.\n\nOption\tOurs\t, ,\noutDir\toutput.distPath\t–\n12 kB\t3'],
    ],
  });
  expect(page?.content).toBe('Ours and theirs.\n');
  expect(page?.names).toEqual(['', 'Option outDir output.distPath kB']);
});

it('keeps flags where a table lists them, though the page speaks of them elsewhere', () => {
  const [page] = create({
    intro: 'Beware of --watch.',
    sections: [['Flags', 'All of them.']],
    code: ['', '| `--watch` | Builds again. |'],
  });
  expect(page?.names).toEqual(['', '--watch']);
});

it('leaves out sections that lead to other pages', () => {
  const [page] = create({
    sections: [
      ['Next', 'Read on publishing.'],
      ['Related', 'Publishing.'],
      ['Nextra', 'Stays.'],
    ],
  });
  expect(page?.content).toBe('Stays.\n');
  expect(page?.toc.map(({ text }) => text)).toEqual(['Nextra']);
});

it('keeps names in code that no page says in words, each once', () => {
  const pages = create(
    { intro: 'Call createRslib.', code: ['createRslib startServer src/index.ts @rslib/core'] },
    { sections: [['Use', '']], code: ['startServer', 'startServer createRslib --no-dts'] },
  );
  expect(pages.map(({ names }) => names)).toEqual([
    ['startServer @rslib/core'],
    ['startServer', '--no-dts'],
  ]);
});

it('keeps words that components show, where neither the page nor others say them', () => {
  const code = ['```\n```text\nerror exits strangely'];
  const others = ['One', 'Two'].map((text) => ({ intro: `${text} error.` }));
  const [page] = create({ intro: 'Exits with 1.', code }, ...others);
  expect(page?.names).toEqual(['strangely']);
});
