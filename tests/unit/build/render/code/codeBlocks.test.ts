import { describe, expect, it, test } from '@rstest/core';
import { getFileIcon } from '../../../../../build/render/code/codeBlocks';
import { nameBlocks } from '../../../../../build/read/codeFiles';
import { renderCode, renderPage } from './renderCode';

describe('codeBlocks', () => {
  it('makes of a line of a diff what its sign says, not of names of files', async () => {
    const { blocks } = await renderCode('--- a.ts\n+++ b.ts\n-old\n+new\n same', 'diff');
    expect(blocks[0]?.match(/<(?:ins|del) class="line">/g)).toEqual([
      '<del class="line">',
      '<ins class="line">',
    ]);
  });

  describe('a block', () => {
    it('has the same id in each language, also where the title alone is above it', async () => {
      for (const title of ['Page', '页面']) {
        const { attributes } = await renderPage(`# ${title}\n\n\`\`\`bash\nnpx rslib\n\`\`\`\n`);
        expect(attributes[0]).toContain('id: ":bash"');
      }
    });

    it('knows its id, its sign and its language', async () => {
      const { attributes } = await renderPage(
        '# Page\n\n## Build it\n\n```bash\nnpx rslib\n```\n\n```ts title="src/index.ts"\na;\n```\n',
      );
      expect(attributes[0]).toContain('id: "build-it:bash"');
      expect(attributes[0]).toContain('icon: ">_"');
      expect(attributes[0]).toContain('label: "Bash"');
      expect(attributes[1]).toContain('id: "build-it:src/index.ts"');
      expect(attributes[1]).toContain('icon: "TS"');
      expect(attributes[1]).not.toContain('label');
    });

    it.each([
      ['js', 'title="dist/index.js" output', true],
      ['text', 'output title="node try.js"', true],
      ['text', 'title="dist of tsup" fragment', true],
      ['text', 'fragment title=".env"', false],
      ['ts', 'title="rslib.config.ts" config', false],
    ])('of %s with “%s” is what a tool wrote: %s', async (lang, meta, isOutput) => {
      const { attributes } = await renderCode('a', lang, meta);
      expect(/output: true/.test(attributes[0] ?? '')).toBe(isOutput);
    });

    it('gets an anchor where a link of the page leads to its lines', async () => {
      const { blocks } = await renderPage(
        '# Page\n\n[Line 2](#:ts-L2), [both](#:ts-L1-2)\n\n```ts\na\nb\n```\n',
      );
      expect(blocks[0]).toContain('<span class="line" id=":ts-L2">');
      expect(blocks[0]).toContain('<span class="line" id=":ts-L1-2">');
    });
  });

  describe('code from a file', () => {
    it('is the region that the fence names', async () => {
      const { text } = await renderCode(
        '',
        'ts',
        'file="<root>/tests/fixtures/code/slugs.ts" region="slug"',
      );
      expect(text).toBe(
        "export function toSlug(title: string): string {\n  return splitWords(title).join('-');\n}",
      );
    });
  });
});

describe('nameBlocks', () => {
  test('a block is named after its section and its title', () => {
    expect(
      nameBlocks([
        { name: 'bash' },
        { id: 'build' },
        { name: 'src/index.ts' },
        { name: 'bash' },
        { name: 'bash' },
        { id: 'use' },
        { name: 'bash' },
        { name: 'what it prints' },
        { name: '输出' },
      ]),
    ).toEqual([
      ':bash',
      'build:src/index.ts',
      'build:bash',
      'build:bash-2',
      'use:bash',
      'use:what-it-prints',
      'use:输出',
    ]);
  });
});

describe('getFileIcon', () => {
  test.each([
    ['rslib.config.ts', 'ts', 'TS'],
    ['package.json', 'json', '{}'],
    ['dist/index.d.mts', 'text', 'TS'],
    ['terminal', 'text', '≡'],
    [undefined, 'bash', '>_'],
    ['LICENSE', 'tcl', undefined],
  ])('%s in %s is shown as %s', (title, lang, icon) => {
    expect(getFileIcon(title, lang)).toBe(icon);
  });
});
