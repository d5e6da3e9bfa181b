import { codeBlocks } from '../../../../../build/render/code/codeBlocks';
import { codeAsHtml } from '../../../../../build/render/code/codeAsHtml';
import { tokenClasses } from '../../../../../build/render/code/tokenClasses';
import { compilePage } from '../../mdx';

export interface RenderedCode {
  /** The HTML of each block. */
  blocks: string[];
  /** What the component of each block is told: its attributes, as JSON would write them. */
  attributes: string[];
  /** The text of all blocks. */
  text: string;
}

/** A page's blocks of code, as the site's own set of plugins makes them. */
export async function renderPage(
  source: string,
  filepath = '/docs/page.mdx',
): Promise<RenderedCode> {
  const markdown = {
    shiki: { tokenizeTimeLimit: 0, transformers: [tokenClasses()] },
    rehypePlugins: [codeBlocks, codeAsHtml],
  };
  const compiled = await compilePage(source, markdown, filepath);
  const blocks = [
    ...compiled.matchAll(/_components\.raw, \{\s*html: ("(?:\\.|[^"])*"|'(?:\\.|[^'])*')/g),
  ].map(([, literal = '""']) => new Function(`return ${literal}`)() as string);
  const attributes = [...compiled.matchAll(/_components\.pre, \{([^]*?)children:/g)].map(
    ([, text = '']) => text.replace(/\s+/g, ' ').trim(),
  );
  return { blocks, attributes, text: blocks.map(toText).join('\n') };
}

/** One block of code. */
export function renderCode(code: string, lang: string, meta = ''): Promise<RenderedCode> {
  return renderPage(`# Title\n\n\`\`\`\`${lang} ${meta}\n${code}\n\`\`\`\`\n`);
}

const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
