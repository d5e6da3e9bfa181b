import { describe, expect, it } from '@rstest/core';
import { findVersionGap, parseFenceMeta, readFences } from '../../../network/page/readPage';

const read = (...lines: string[]) => readFences(lines.join('\n'), 'docs/page.mdx');

describe('readFences', () => {
  it('gives each fence with its line in the file, front matter counted', () => {
    const fences = read(
      '---',
      'title: Page',
      '---',
      '',
      '# Page',
      '',
      '```ts title="src/index.ts" module',
      "export const a = '1';",
      '',
      'export const b = 2;',
      '```',
      '',
      '```bash shell',
      'npx rslib build',
      '```',
    );
    expect(fences).toEqual([
      {
        line: 7,
        language: 'ts',
        words: ['module'],
        attributes: { title: 'src/index.ts' },
        text: "export const a = '1';\n\nexport const b = 2;",
      },
      { line: 13, language: 'bash', words: ['shell'], attributes: {}, text: 'npx rslib build' },
    ]);
  });

  it('finds those inside lists and components, without their indent', () => {
    const fences = read(
      '<Steps>',
      '',
      '1. Build:',
      '',
      '   ```bash shell',
      '   npx rslib build',
      '   ```',
      '',
      '</Steps>',
    );
    expect(fences).toEqual([
      { line: 5, language: 'bash', words: ['shell'], attributes: {}, text: 'npx rslib build' },
    ]);
  });

  it('takes a fence inside a longer one for text', () => {
    const fences = read('````md fragment', '```bash shell', 'rm -rf dist', '```', '````');
    expect(fences.map(({ words }) => words)).toEqual([['fragment']]);
  });

  it('passes over inline code and comments', () => {
    expect(read('Run `npx rslib build`.', '', '{/* ```bash shell */}')).toEqual([]);
  });

  it('keeps trailing spaces, which terminals print', () => {
    expect(read('```text output', 'File      ', '```')[0]?.text).toBe('File      ');
  });

  it('says where a page is not MDX', () => {
    expect(() => read('# Page', '', '<Steps>')).toThrow(/^docs\/page\.mdx:3: This is not MDX: /);
  });

  it('says which fence cannot be read', () => {
    expect(() => read('# Page', '', '```ts title="src/index.ts module', '```')).toThrow(
      'docs/page.mdx:3: the fence cannot be read: "title="src/index.ts module" is neither a word nor name="value".',
    );
  });

  it('takes of a command for several package managers that for npm', () => {
    expect(read('Text.', '', '<PackageManagerTabs command="add -D react" />')).toEqual([
      { line: 3, language: 'bash', words: ['shell'], attributes: {}, text: 'npm install -D react' },
    ]);
  });

  it('leaves out the sections that are not wanted, with all below them', () => {
    const source = [
      'Text.',
      '',
      '## Build `it`',
      '',
      '### Now',
      '',
      '```bash shell',
      'npx rslib build',
      '```',
      '',
      '## Next',
      '',
      '```bash shell',
      'npx other',
      '```',
    ].join('\n');
    const fences = readFences(source, 'docs/page.mdx', (section) => section === 'Build it');
    expect(fences.map(({ text }) => text)).toEqual(['npx rslib build']);
  });
});

describe('parseFenceMeta', () => {
  it('tells words from attributes, in any order', () => {
    const meta = { words: ['output'], attributes: { title: 'dist/index.js' } };
    expect(parseFenceMeta('output title="dist/index.js"')).toEqual(meta);
    expect(parseFenceMeta('title="dist/index.js"  output ')).toEqual(meta);
  });

  it('keeps spaces, equals signs and words inside a value', () => {
    expect(parseFenceMeta('shell not-run="no output here: a = b"')).toEqual({
      words: ['shell'],
      attributes: { 'not-run': 'no output here: a = b' },
    });
  });

  it('takes an empty value for a value', () => {
    expect(parseFenceMeta('title=""').attributes).toEqual({ title: '' });
  });

  it('takes marked lines for a word, and nothing for nothing', () => {
    expect(parseFenceMeta('{1,3-4} config').words).toEqual(['{1,3-4}', 'config']);
    expect(parseFenceMeta('')).toEqual({ words: [], attributes: {} });
  });

  for (const meta of ['title="open', 'title=bare', 'title="a"b', '="a"']) {
    it(`refuses ${meta}`, () => {
      expect(() => parseFenceMeta(`config ${meta}`)).toThrow(
        `"${meta}" is neither a word nor name="value".`,
      );
    });
  }
});

const find = (installed: string, source = 'text\nRslib v1.0.1\n') =>
  findVersionGap({
    file: 'docs/page.mdx',
    source,
    package: '@rslib/core',
    pattern: /^Rslib v(\S+)$/m,
    installed,
  });

describe('findVersionGap', () => {
  it('is silent about the version the page was proved with', () => {
    expect(find('1.0.1')).toBeUndefined();
  });

  it('asks for a new proof when npm installs another version', () => {
    expect(find('1.1.0')).toBe(
      'docs/page.mdx was proved with @rslib/core 1.0.1, but npm installs 1.1.0 today: prove the page again, that is fix what the other tests report and name 1.1.0 on it.',
    );
    expect(find('1.0.10')).toContain('but npm installs 1.0.10 today');
  });

  it('does not pass over a page that names no version', () => {
    expect(find('1.0.1', 'text')).toBe(
      'docs/page.mdx no longer says which version of @rslib/core it shows: no /^Rslib v(\\S+)$/m.',
    );
  });
});
