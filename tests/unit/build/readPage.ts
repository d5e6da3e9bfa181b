import { type DocsPage, readPageContent } from '../../../build/components/docsPages';

/** A page from its source, as if it stood in the docs folder. */
export const readPage = (source: string, file = 'en/guide/page.mdx'): DocsPage => ({
  ...readPageContent(source),
  file,
  route: `/${file.replace(/^en\//, '').replace(/(?:\/index)?\.mdx$/, '')}`,
  language: file.slice(0, 2),
});

export const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
