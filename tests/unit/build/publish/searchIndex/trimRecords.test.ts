import { describe, expect, it } from '@rstest/core';
import { trimRecords } from '../../../../../build/publish/searchIndex/trimRecords';
import type { WholeRecord } from '../../../../../build/publish/searchIndex/toSearchRecord';

interface Page extends Partial<Pick<WholeRecord, 'routePath' | 'names' | 'flags'>> {
  intro?: string;
  sections?: [heading: string, text: string][];
}

function createRecord({ intro = '', sections = [], ...fields }: Page): WholeRecord {
  let content = intro;
  const toc = sections.map(([text, below]) => {
    if (content) content += '\n\n';
    const charIndex = content.length;
    content += `${text}\n\n${below}`;
    return { id: text.toLowerCase(), text, depth: 2, charIndex };
  });
  const page = { routePath: '/guide/page', lang: 'en', title: 'Page', frontmatter: {} };
  return { ...page, ...fields, toc, content };
}

const trim = (...pages: Page[]) => trimRecords(pages.map(createRecord));

describe('trimRecords', () => {
  it('keeps what is said, and where the headings stand', () => {
    const [page] = trim({ intro: 'Intro.', sections: [['Use', 'Text.\n\nMore.']] });
    expect(page?.content).toBe('Intro.\nUse\nText.\nMore.');
    expect(page?.toc[0]?.charIndex).toBe(7);
  });

  it('leaves of a table the words that it adds', () => {
    const [page] = trim({
      sections: [
        ['Options', 'Ours and theirs.\n\nOption\tOurs\t, ,\noutDir\toutput.distPath\t–\n12 kB\t3'],
      ],
    });
    expect(page?.content).toBe('Options\nOurs and theirs.');
    expect(page?.names).toEqual(['', 'Option outDir output.distPath kB']);
  });

  it('keeps flags where a table lists them, though the page speaks of them elsewhere', () => {
    const [page] = trim({
      intro: 'Beware of --watch.',
      sections: [['Flags', 'All of them.']],
      flags: [[], ['--watch']],
    });
    expect(page?.names).toEqual(['', '--watch']);
    expect(page).not.toHaveProperty('flags');
  });

  it('leaves out words of a table that most pages say, in either case', () => {
    const others = Array.from({ length: 9 }, () => ({ intro: 'Everything is built.' }));
    const [page] = trim({ sections: [['Options', 'Everything\tRare\neverything\t']] }, ...others);
    expect(page?.names).toEqual(['', 'Rare']);
  });

  it('keeps tables of messages, which are pasted word for word', () => {
    const [page] = trim({
      routePath: '/guide/reference/errors',
      sections: [['All', 'Unsupported format: {}\tTake one of five.\t, ']],
    });
    expect(page?.content).toContain('Unsupported format: {}\tTake one of five.');
  });

  it('leaves out sections that lead to other pages', () => {
    const [page] = trim({
      sections: [
        ['Next', 'Read on publishing.'],
        ['Nextra', 'Stays.'],
      ],
    });
    expect(page?.content).toBe('Nextra\nStays.');
    expect(page?.toc.map(({ text }) => text)).toEqual(['Nextra']);
  });

  it('keeps names in code that no page says in words, each once', () => {
    const pages = trim(
      { intro: 'Call createRslib.', names: ['createRslib startServer src/index.ts @rslib/core'] },
      { sections: [['Use', '']], names: ['startServer', 'startServer createRslib --no-dts'] },
    );
    expect(pages.map(({ names }) => names)).toEqual([
      ['startServer @rslib/core'],
      ['startServer', '--no-dts'],
    ]);
  });

  it('leaves out words of tables that many pages say, and figures', () => {
    const others = Array.from({ length: 9 }, () => ({ intro: 'The bundle.' }));
    const [page] = trim({ intro: 'x\ty\nbundle\trare\t12kB' }, ...others);
    expect(page?.names).toEqual(['rare']);
  });

  it('has no words where there are none', () => {
    expect(trim({ intro: 'Text.', names: ['', ''] })[0]?.names).toBeUndefined();
  });
});
