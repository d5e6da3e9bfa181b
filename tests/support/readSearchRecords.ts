import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { extractNames } from '../../build/publish/searchIndex/extractNames';
import type { SearchHeading, SearchRecord } from '../../site/searchRecord';

const frontMatterLine = /^(?<key>title|description): (?<value>.+)$/;
const headingLine = /^(?<marks>#{1,4}) (?<text>.+)$/;

/**
 * The search index of one language of a fixture as a build writes it, in milliseconds. Knows the
 * Markdown of tests/fixtures only: paragraphs, lists, tables, code blocks and inline code.
 */
export function readSearchRecords(fixture: string, lang: string): SearchRecord[] {
  const root = path.join('tests/fixtures', fixture, 'docs', lang);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file, id) => {
      const routePath = `/${file.replaceAll(path.sep, '/').replace(/\.mdx$/, '')}`;
      const page = readPage(readFileSync(path.join(root, file), 'utf8'));
      return { id, routePath, domain: '', lang, ...page };
    });
}

function readPage(source: string): Omit<SearchRecord, 'id' | 'domain' | 'routePath' | 'lang'> {
  const [, head = '', markdown = ''] = source.split(/^---$/m);
  const fields = Object.fromEntries(
    head.split('\n').flatMap((line) => {
      const { key, value } = frontMatterLine.exec(line)?.groups ?? {};
      return key && value ? [[key, value]] : [];
    }),
  ) as { title: string; description?: string };
  return { ...fields, ...readText(markdown), names: readNames(markdown) };
}

function readNames(markdown: string): string[] | undefined {
  const names = extractNames(markdown).map(({ inCode }) => inCode.join(' '));
  return names.some(Boolean) ? names : undefined;
}

function readText(markdown: string): Pick<SearchRecord, 'toc' | 'content'> {
  const slugger = new GithubSlugger();
  const toc: SearchHeading[] = [];
  let content = '';
  for (const block of markdown.replace(/^```[^]*?^```$/gm, '').split(/\n{2,}/)) {
    const { marks, text } = headingLine.exec(block.trim())?.groups ?? {};
    if (marks === '#') continue;
    if (marks && text) {
      const name = stripMarks(text);
      toc.push({
        id: slugger.slug(name),
        text: name,
        depth: marks.length,
        charIndex: content.length,
      });
    } else {
      content += `${readBlock(block.trim())}\n`;
    }
  }
  return { toc, content };
}

/** A list as paragraphs; the cells of a table parted by tabs, without its ruler. */
function readBlock(block: string): string {
  if (block.startsWith('|')) {
    const rows = block.split('\n').filter((row) => !/^[|\s:-]+$/.test(row));
    return rows.map((row) => row.slice(1, -1).split('|').map(stripMarks).join('\t')).join('\n');
  }
  return block
    .replace(/\n(?:-|\d+\.) /g, '\n\n')
    .replace(/^(?:-|\d+\.) /, '')
    .replaceAll('`', '');
}

const stripMarks = (text: string): string => text.replaceAll('`', '').trim();
