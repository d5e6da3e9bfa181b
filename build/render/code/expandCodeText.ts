import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseBlocks } from '../markdown/parseBlocks';
import { readPlainFence } from '../markdown/readPlainFence';
import { type CodeMeta, readCodeMeta } from './CodeMeta';
import { readMarkedLines } from './readMarkedLines';
import { type CodePlace, resolveCode } from './resolveCode';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** What lines are called that are marked as wrong or doubtful. */
export interface LevelWords {
  error: string;
  warning: string;
}

const level = /\[!code (error|warning)(?::\d+)?\]/g;

/**
 * A page's source with its code as readers see it: from the files it names, with its title, without
 * the words and comments that decorate it. Where lines are added or removed it becomes a diff, which
 * says so in text; the comment that marks a line as wrong becomes one that says so. A page that names
 * code which is not there stays as it is: the build reports it.
 */
export function expandCodeText(source: string, place: CodePlace, words: LevelWords): string {
  if (!source.includes('```') && !source.includes('~~~')) return source;
  try {
    return replaceFences(source, place, words);
  } catch {
    return source;
  }
}

function replaceFences(source: string, place: CodePlace, words: LevelWords): string {
  const written: string[] = [];
  let end = 0;
  for (const block of parseBlocks(
    source,
    (text) => readPlainFence(text) ?? parser.parse(text),
    ({ isFence }) => isFence,
  )) {
    visit(block.tree, 'code', (node) => {
      if (!node.position || !node.lang) return;
      const start = block.start + (node.position.start.offset ?? 0);
      const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
      // Lines below the first stand where it does: in a list, in a quote.
      const prefix = before.replace(/[^>\t]/g, ' ');
      const code = write(node, place, words).replaceAll('\n', `\n${prefix}`);
      written.push(source.slice(end, start), code);
      end = block.start + (node.position.end.offset ?? 0);
    });
  }
  return written.join('') + source.slice(end);
}

function write(node: Code, place: CodePlace, words: LevelWords): string {
  const meta = readCodeMeta(node.meta ?? '');
  const lang = node.lang ?? '';
  const value = resolveCode(meta, place) ?? node.value;
  // Code of MDX shows how marks are written.
  const named =
    lang === 'mdx' ? value : value.replace(level, (_, name: keyof LevelWords) => words[name]);
  const lines = readMarkedLines(named, lang);
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
