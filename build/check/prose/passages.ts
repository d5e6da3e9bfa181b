import type { Nodes, TableCell } from 'mdast';
import { tested as testedComponent } from '../../components/list/cases';
import { isComponent } from '../../components/component';
import { splitId } from '../../read/headings';
import { getEntry, getText } from '../../read/located';
import { readPage } from '../../read/page';

const kinds: Readonly<Record<string, Passage['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
};

/** The prose of a page in reading order; none where the page is no MDX, which contentCheck reports. */
export function readPassages(source: string): Passage[] {
  const { frontMatter, tree } = readPage(source);
  const lines = source.split('\n');
  const passages: Omit<Passage, 'quote'>[] = [];
  for (const key of ['title', 'description']) {
    const text = getText(frontMatter, key);
    const line = getEntry(frontMatter, key)?.line ?? 1;
    if (text)
      passages.push({ kind: 'frontMatter', text, links: [], tested: [], getLine: () => line });
  }
  const walk = (node: Nodes): void => {
    const kind = kinds[node.type];
    if (kind) passages.push(readPassage(node, kind));
    else if (node.type === 'tableRow') passages.push(...node.children.map(readCell));
    else if ('children' in node) for (const child of node.children) walk(child);
  };
  if (tree) walk(tree);
  return passages.map((passage) => ({
    ...passage,
    quote: (offset) => lines[passage.getLine(offset) - 1]?.trim() ?? '',
  }));
}

interface Stretch {
  from: number;
  line: number;
}

function readPassage(root: Nodes, kind: Passage['kind']): Omit<Passage, 'quote'> {
  let text = '';
  const stretches: Stretch[] = [];
  const links: { from: number; to: number }[] = [];
  const tested: number[] = [];
  const add = (node: Nodes, words: string): void => {
    stretches.push({ from: text.length, line: node.position?.start.line ?? 1 });
    text += words;
  };
  const walk = (node: Nodes): void => {
    const from = text.length;
    if (node.type === 'text') add(node, hideMarks(node.value, kind));
    else if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') add(node, codeMark);
    else if ('children' in node && node.children.length > 0) node.children.forEach(walk);
    else if (isComponent(node, testedComponent.name)) tested.push(text.length);
    else if (node.type.startsWith('mdx')) add(node, codeMark);
    if (node.type === 'link') links.push({ from, to: text.length });
  };
  walk(root);
  return { kind, text, links, tested, getLine: (offset) => findLine(text, stretches, offset) };
}

/** A cell is one claim: what is tested at its end is tested in each of its sentences. */
const readCell = (node: TableCell): Omit<Passage, 'quote'> => {
  const cell = readPassage(node, 'cell');
  return cell.tested.length > 0 ? { ...cell, tested: [Infinity] } : cell;
};

/** The text without the colons of a callout and the chosen id of a heading. */
const hideMarks = (text: string, kind: Passage['kind']): string =>
  kind === 'heading' ? splitId(text).text : text.replace(/^:::\s*\w*/gm, '');

function findLine(text: string, stretches: readonly Stretch[], offset: number): number {
  const stretch = stretches.findLast(({ from }) => from <= offset) ?? stretches[0];
  if (!stretch) return 1;
  return stretch.line + (text.slice(stretch.from, offset).match(/\n/g)?.length ?? 0);
}

/** What replaces a piece of code, or a component, within a sentence: one word that no rule reads. */
export const codeMark = '\uFFFC';

/** A piece of prose: a paragraph, a heading, a cell of a table, or a text of the front matter. */
export interface Passage {
  kind: 'paragraph' | 'heading' | 'cell' | 'frontMatter';
  /** Without markup; lines of the source stay lines. */
  text: string;
  /** Stretches of the text that are links, in order. */
  links: readonly { from: number; to: number }[];
  /** Offsets of `<Tested>`, each at the end of the sentence that it ties to cases; `Infinity` for all. */
  tested: readonly number[];
  /** The source's line at an offset of the text. */
  getLine: (offset: number) => number;
  /** What is written in that line. */
  quote: (offset: number) => string;
}
