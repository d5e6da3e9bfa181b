import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodePlace, resolveCode } from '../../read/codeFiles';
import { parseMeta } from '../../read/fences';
import { readMarkedLines } from '../../read/markedLines';

/** What lines are called that are marked as wrong or doubtful. */
export interface LevelWords {
  error: string;
  warning: string;
}

const level = /\[!code (error|warning)(?::\d+)?\]/g;

/**
 * Makes the code of a page what readers see: from the files it names, with its title, without the words
 * and comments that decorate it. Where lines are added or removed it becomes a diff, which says so in
 * text; the comment that marks a line as wrong becomes one that says so.
 * @throws CodeSourceError where a page names code that is not there.
 */
export function codeToMarkdown(tree: Root, place: CodePlace, words: LevelWords): void {
  visit(tree, 'code', (node) => {
    if (node.lang) rewrite(node, place, words);
  });
}

function rewrite(node: Code, place: CodePlace, words: LevelWords): void {
  const meta = parseMeta(node.meta ?? '').attributes;
  const lang = node.lang ?? '';
  const value = resolveCode(meta, place) ?? node.value;
  // Code of MDX shows how marks are written.
  const named =
    lang === 'mdx' ? value : value.replace(level, (_, name: keyof LevelWords) => words[name]);
  const lines = readMarkedLines(named, lang);
  const isDiff = lines.some(({ isAdded, isRemoved }) => isAdded || isRemoved);
  node.lang = isDiff ? 'diff' : lang;
  node.meta = meta.title ? `title="${meta.title}"` : null;
  node.value = lines
    .map(({ text, isAdded, isRemoved }) =>
      isDiff ? `${isAdded ? '+' : isRemoved ? '-' : ' '}${text}`.trimEnd() : text,
    )
    .join('\n');
}
