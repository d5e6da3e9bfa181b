import type { Code, Root } from 'mdast';

/** A stretch of a page's source: a fence with all its lines, or lines with no empty one among them. */
export interface SourceBlock {
  /** Where its first line begins. */
  start: number;
  text: string;
  isFence: boolean;
}

/** In a list, in a quote, or first in a list item. Marks of code within a line are no fence. */
const fenceStart = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;

/**
 * Cuts a page's source where its paragraphs, tables and fences end, at a fraction of what parsing it
 * takes: whoever looks for something in few of them need only parse those.
 */
export function splitBlocks(source: string): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let fence: RegExp | undefined;
  let isOpen = false;
  let start = 0;
  for (const line of source.split(/(?<=\n)/)) {
    const mark = fence ? undefined : fenceStart.exec(line)?.[1];
    const last = blocks.at(-1);
    if (last && (fence || (isOpen && !mark && line.trim()))) last.text += line;
    else if (line.trim()) blocks.push({ start, text: line, isFence: mark !== undefined });
    if (mark) fence = new RegExp(`^[\\s>]*\\${mark.slice(0, 1)}{${mark.length},}\\s*$`);
    else if (fence?.test(line)) fence = undefined;
    // The line after the end of a fence begins another block.
    isOpen = fence !== undefined || (line.trim() !== '' && !blocks.at(-1)?.isFence);
    start += line.length;
  }
  return blocks;
}

/** Backticks, a language, and words that mean nothing to the parser: no escapes, no entities. */
const opening = /^(`{3,})([^\s`\\&]+)(?:[ \t]+([^`\\&]*))?$/;

/**
 * The tree of a fence that stands alone, from the first column on, without a parser: as most do. Any
 * other text is undefined.
 */
export function readPlainFence(text: string): Root | undefined {
  if (/[\r\0]/.test(text)) return undefined;
  const whole = text.replace(/\n+$/, '');
  const [first = '', ...lines] = whole.split('\n');
  const [, marks = '', lang = '', words = ''] = opening.exec(first) ?? [];
  const last = lines.pop();
  if (!marks || !last?.startsWith(marks) || !/^`+$/.test(last)) return undefined;
  // A line that a parser may take for the end.
  if (lines.some((line) => line.replace(/^[\s>]+/, '').startsWith(marks))) return undefined;
  const code: Code = {
    type: 'code',
    lang,
    meta: words || null,
    value: lines.join('\n'),
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: lines.length + 2, column: last.length + 1, offset: whole.length },
    },
  };
  return { type: 'root', children: [code] };
}
