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
