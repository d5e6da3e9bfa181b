import { describe, expect, it } from '@rstest/core';
import { readFences } from '../../../network/page/readFences';

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
