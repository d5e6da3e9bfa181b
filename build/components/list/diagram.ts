import type { List, ListItem } from 'mdast';
import type { LocalIssue } from '../../read/issues';
import { findNearest } from '../../read/findNearest';
import { getDiagramId } from '../../read/headings';
import { getAttribute } from '../../read/mdx';
import { rawElement } from '../mdxNodes';
import { drawSvg, layoutDiagram, wrapLabel } from './diagramSvg';
import type { ClientComponent } from '../component';
import { contentIssue, getOnlyList, readWords, splitItem } from '../listContent';
import { type Inline, inlineCode, list as writeList, paragraph, strong, text } from '../nodes';

const example = '- Box';
/** Wider ones cannot be read on a phone: the text would be half its size. */
const mostWidth = 440;

/** `<Diagram title="…">` around a list of boxes and arrows (`readDiagram`): becomes SVG. */
export const diagram: ClientComponent = {
  name: 'Diagram',
  about: 'Boxes and arrows from a list, drawn when the site is built.',
  attributes: { title: 'words' },
  required: ['title'],
  browser: 'mdx/Blocks',
  check(element) {
    const { list, issue } = getOnlyList(element, example);
    if (!list) return [issue];
    const { diagram: read, issues } = readDiagram(list);
    if (issues.length > 0) return issues;
    const { width } = layoutDiagram(read);
    if (width <= mostWidth) return [];
    const message = `The diagram is ${width} px wide; on a phone it could not be read.`;
    const hint = `Shorten names, or lead arrows one after the other: ${mostWidth} px fit.`;
    return [contentIssue(element, message, hint)];
  },
  transform(element, { t }) {
    const { list } = getOnlyList(element, example);
    if (!list) return;
    const title = getAttribute(element, 'title') ?? '';
    const { diagram: read } = readDiagram(list);
    const svg = drawSvg(read, layoutDiagram(read), { title, id: getDiagramId(title), t });
    element.children = [rawElement(svg, 'div')] as unknown as typeof element.children;
  },
  // The title is words of the drawing.
  toMarkdown(element) {
    const title = strong(getAttribute(element, 'title') ?? '');
    const { list } = getOnlyList(element, example);
    return [paragraph(title), ...(list ? [listArrows(readDiagram(list).diagram)] : [])];
  },
};

/** `A: words → B` for each arrow, and the boxes that have none. */
function listArrows({ nodes, edges }: Diagram): List {
  const write = (name: string): Inline => {
    const isCode = nodes.some(({ label, isCode: is }) => is && label === name);
    return isCode ? inlineCode(name) : text(name);
  };
  return writeList(
    nodes.flatMap(({ label }) => {
      const leading = edges.filter(({ from }) => from === label);
      if (leading.length === 0 && edges.some(({ to }) => to === label)) return [];
      if (leading.length === 0) return [[write(label)]];
      return leading.map(({ to, words }) => [write(label), text(`${words} → `), write(to)]);
    }),
  );
}

/** Two boxes of this width are side by side on a phone. */
const boxText = { width: 136, mostLines: 3 } as const;
const arrowText = { width: 120, mostLines: 2 } as const;

const arrow = /^\s*(?:→|->)\s*/;
const arrowExample = '`→ Name` or `→ Name: words next to the arrow`';

/**
 * Reads a list as a diagram: its items are boxes (bold ones are marked), `→ Name: words` below one is
 * an arrow to another.
 */
export function readDiagram(list: List): { diagram: Diagram; issues: LocalIssue[] } {
  const diagram: Diagram = { nodes: [], edges: [] };
  const issues: LocalIssue[] = [];
  const boxes = list.children.map((item) => ({ item, box: readBox(item) }));
  const labels = boxes.map(({ box }) => box.label);
  for (const { item, box } of boxes) {
    const lines = wrapLabel(box.label, { ...boxText, isCode: box.isCode });
    if (!box.label) {
      issues.push(contentIssue(item, 'The box has no name.', 'Write its words: `- Name`.'));
    } else if (!lines) {
      const message = `The name “${box.label}” is too long for its box.`;
      const hint = `Shorten it: ${boxText.mostLines} lines of about 17 letters fit.`;
      issues.push(contentIssue(item, message, hint));
    } else if (diagram.nodes.some(({ label }) => label === box.label)) {
      const message = `There are two boxes “${box.label}”.`;
      issues.push(contentIssue(item, message, 'Rename one: arrows find a box by its name.'));
    } else {
      diagram.nodes.push({ ...box, lines });
    }
    const { lists, rest } = splitItem(item);
    for (const odd of rest) {
      const message = `“${box.label}” holds more than arrows.`;
      issues.push(contentIssue(odd, message, `Write a list of arrows below it: ${arrowExample}.`));
    }
    for (const line of lists.flatMap(({ children }) => children)) {
      const { edge, issue } = readArrow(line, box.label, labels);
      if (edge) diagram.edges.push(edge);
      else issues.push(issue);
    }
  }
  return { diagram, issues };
}

function readBox(item: ListItem): Omit<DiagramNode, 'lines'> {
  const { words } = splitItem(item);
  const [first] = words;
  const isMarked = words.length === 1 && first?.type === 'strong';
  const inner = isMarked ? first.children : words;
  const isCode = inner.length === 1 && inner[0]?.type === 'inlineCode';
  return { label: readWords(words).trim(), isCode, isMarked };
}

function readArrow(
  item: ListItem,
  from: string,
  labels: readonly string[],
): { edge: DiagramEdge; issue?: undefined } | { edge?: undefined; issue: LocalIssue } {
  const written = readWords(splitItem(item).words).trim();
  if (!arrow.test(written)) {
    const message = `“${written}” below “${from}” is no arrow.`;
    return { issue: contentIssue(item, message, `Write ${arrowExample}.`) };
  }
  const target = written.replace(arrow, '');
  // The longest name first: one may begin like another.
  const to = [...labels]
    .sort((a, b) => b.length - a.length)
    .find(
      (label) =>
        target === label || (/^[:：]/.test(target.slice(label.length)) && target.startsWith(label)),
    );
  if (to === undefined) {
    const name = target.replace(/(?::(?:\s.*)?|：.*)$/s, '');
    const nearest = findNearest(name, labels, 0.5);
    const hint = nearest ? `Did you mean “${nearest}”?` : `Boxes are ${labels.join(', ')}.`;
    return { issue: contentIssue(item, `The arrow leads to no box: “${name}”.`, hint) };
  }
  const words = target.slice(to.length + 1).trim();
  const lines = words ? wrapLabel(words, arrowText) : [];
  if (lines) return { edge: { from, to, words: target.slice(to.length).trimEnd(), lines } };
  const hint = `Shorten them: ${arrowText.mostLines} lines of about 15 letters fit.`;
  return { issue: contentIssue(item, `The words “${words}” are too long for an arrow.`, hint) };
}

/** A diagram as written: boxes, and arrows between them by id. */
export interface Diagram {
  nodes: DiagramNode[];
  edges: DiagramEdge[];
}

export interface DiagramNode {
  /** Its words; arrows name it so. */
  label: string;
  /** Lines that fit its box. */
  lines: string[];
  isCode: boolean;
  isMarked: boolean;
}

export interface DiagramEdge {
  from: string;
  to: string;
  /** `: words`, or nothing. */
  words: string;
  /** Lines of the words next to the arrow; none where there are no words. */
  lines: string[];
}
