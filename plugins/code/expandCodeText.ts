import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type CodeMeta, readCodeMeta } from './CodeMeta';
import { readMarkedLines } from './readMarkedLines';
import { type CodePlace, resolveCode } from './resolveCode';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * A page's source with its code as readers see it: from the files it names, with its title, without
 * the words and comments that decorate it. Where lines are added or removed it becomes a diff, which
 * says so in text. A page that is no MDX stays as it is: the build reports it.
 */
export function expandCodeText(source: string, place: CodePlace): string {
  if (!source.includes('```') && !source.includes('~~~')) return source;
  try {
    return replaceFences(source, place);
  } catch {
    return source;
  }
}

function replaceFences(source: string, place: CodePlace): string {
  const written: string[] = [];
  let end = 0;
  visit(parser.parse(source), 'code', (node) => {
    const { start, end: stop } = node.position ?? {};
    if (start?.offset === undefined || stop?.offset === undefined || !node.lang) return;
    const before = source.slice(0, start.offset).split('\n').at(-1) ?? '';
    // Lines below the first stand where it does: in a list, in a quote.
    const prefix = before.replace(/[^>\t]/g, ' ');
    written.push(
      source.slice(end, start.offset),
      write(node, place).replaceAll('\n', `\n${prefix}`),
    );
    end = stop.offset;
  });
  return written.join('') + source.slice(end);
}

function write(node: Code, place: CodePlace): string {
  const meta = readCodeMeta(node.meta ?? '');
  const lang = node.lang ?? '';
  const lines = readMarkedLines(resolveCode(meta, place) ?? node.value, lang);
  const isDiff = lines.some(({ isAdded, isRemoved }) => isAdded || isRemoved);
  const code = lines
    .map(({ text, isAdded, isRemoved }) =>
      isDiff ? `${isAdded ? '+' : isRemoved ? '-' : ' '}${text}`.trimEnd() : text,
    )
    .join('\n');
  const marks = code.match(/^`{3,}/gm)?.map(({ length }) => length) ?? [];
  const fence = '`'.repeat(Math.max(2, ...marks) + 1);
  return `${fence}${isDiff ? 'diff' : lang}${formatTitle(meta)}\n${code}\n${fence}`;
}

const formatTitle = ({ title }: CodeMeta): string => (title ? ` title="${title}"` : '');
