import { describe, expect, it, test } from '@rstest/core';
import { codeAsHtml } from '../../../../../build/render/code/codeAsHtml';
import { codeBlocks, getFileIcon } from '../../../../../build/render/code';
import { tokenClasses } from '../../../../../build/render/code/tokenClasses';
import { compilePage } from '../../mdx';

/** The HTML of a page's blocks of code, and what their component gets: attributes, as JSON would write them. */
async function renderPage(source: string) {
  const markdown = {
    shiki: { tokenizeTimeLimit: 0, transformers: [tokenClasses()] },
    rehypePlugins: [codeBlocks, codeAsHtml],
  };
  const compiled = await compilePage(source, markdown);
  const blocks = [
    ...compiled.matchAll(/_components\.raw, \{\s*html: ("(?:\\.|[^"])*"|'(?:\\.|[^'])*')/g),
  ].map(([, literal = '""']) => new Function(`return ${literal}`)() as string);
  const attributes = [...compiled.matchAll(/_components\.pre, \{([^]*?)children:/g)].map(
    ([, text = '']) => text.replace(/\s+/g, ' ').trim(),
  );
  return { blocks, attributes };
}

const renderCode = (code: string, lang: string, meta = '') =>
  renderPage(`# Title\n\n\`\`\`\`${lang} ${meta}\n${code}\n\`\`\`\`\n`);

it('makes of a line of a diff what its sign says, not of names of files', async () => {
  const { blocks } = await renderCode('--- a.ts\n+++ b.ts\n-old\n+new\n same', 'diff');
  expect(blocks[0]?.match(/<(?:ins|del) class="line">/g)).toEqual([
    '<del class="line">',
    '<ins class="line">',
  ]);
});

describe('a block', () => {
  it('knows its sign and its language', async () => {
    const { attributes } = await renderPage(
      '# Page\n\n## Build it\n\n```bash\nnpx rslib\n```\n\n```ts title="src/index.ts"\na;\n```\n',
    );
    expect(attributes[0]).toContain('icon: ">_"');
    expect(attributes[0]).toContain('label: "Bash"');
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

  it('that is an untitled tree of files is what a reader begins with', async () => {
    const { attributes } = await renderCode('acme/\n└── package.json', 'text', 'fragment');
    expect(attributes[0]).not.toContain('output');
  });
});

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
