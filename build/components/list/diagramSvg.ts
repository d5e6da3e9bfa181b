import { Graph, layout } from '@dagrejs/dagre';
import type { GetText } from '../factStore';
import type { Diagram, DiagramEdge, DiagramNode } from './diagram';

/** How far an arrow's head reaches back from its tip, and to each side. */
const head = { length: 8, half: 4 } as const;

export interface SvgWords {
  /** Its name for screen readers. */
  title: string;
  /** Starts the ids of title and description; once on a page. */
  id: string;
  /** Says in the language of the page where arrows lead. */
  t: GetText;
}

/** The drawing as SVG, colored by theme/mdx/Diagram.module.css alone. */
export function drawSvg(
  diagram: Diagram,
  { width, height, boxes, arrows }: DiagramLayout,
  { title, id, t }: SvgWords,
): string {
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`,
    ` aria-labelledby="${id}-title" aria-describedby="${id}-text">`,
    `<title id="${id}-title">${escape(title)}</title>`,
    `<desc id="${id}-text">${escape(describeDiagram(diagram, t))}</desc>`,
    ...arrows.map(({ points }) => drawArrow(points)),
    ...boxes.map(
      ({ lines, isCode, isMarked, ...box }) =>
        `<g${isMarked ? ' data-marked=""' : ''}${isCode ? ' data-code=""' : ''}>` +
        `${drawBox(box)}${drawLines(lines, box.x, box.y)}</g>`,
    ),
    ...arrows.flatMap(({ lines, label: { x, y } }) => {
      if (lines.length === 0) return [];
      const w = Math.max(...lines.map((line) => measureText(line)));
      const h = lines.length * lineHeight;
      return `<g data-words="">${drawBox({ x, y, width: w, height: h })}${drawLines(lines, x, y)}</g>`;
    }),
    '</svg>',
  ].join('');
}

/** What a diagram says, in sentences: `A leads to B (words).` */
export function describeDiagram({ nodes, edges }: Diagram, t: GetText): string {
  const lone = nodes.filter(({ label }) =>
    edges.every(({ from, to }) => from !== label && to !== label),
  );
  return [
    ...edges.map(({ from, to, lines }) =>
      t(lines.length > 0 ? 'facts.arrowWords' : 'facts.arrow', {
        from,
        to,
        words: lines.join(' '),
      }),
    ),
    ...lone.map(({ label }) => `${label}.`),
  ].join(' ');
}

const drawBox = ({ x, y, width, height }: Box): string =>
  `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" ` +
  `height="${round(height)}" rx="6"/>`;

function drawLines(lines: readonly string[], x: number, y: number): string {
  // Text is on its baseline, about a third of its size below the middle of the line.
  const first = y - ((lines.length - 1) * lineHeight) / 2 + 5;
  return lines
    .map(
      (line, index) =>
        `<text x="${round(x)}" y="${round(first + index * lineHeight)}">${escape(line)}</text>`,
    )
    .join('');
}

/** A curve through the middles between bends, and a head in the direction of its end. */
function drawArrow(points: DiagramLayout['arrows'][number]['points']): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  const [start] = points;
  if (!tip || !before || !start) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const back = {
    x: tip.x - head.length * Math.cos(angle),
    y: tip.y - head.length * Math.sin(angle),
  };
  const bends = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2];
    const isLast = index === points.length - 3;
    const end = isLast || !next ? back : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at(point)} ${at(end)}`;
  });
  const side = { x: -head.half * Math.sin(angle), y: head.half * Math.cos(angle) };
  const corners = [
    tip,
    { x: back.x + side.x, y: back.y + side.y },
    { x: back.x - side.x, y: back.y - side.y },
  ];
  return (
    `<path d="M${at(start)}${bends.join('') || `L${at(back)}`}"/>` +
    `<polygon points="${corners.map(at).join(' ')}"/>`
  );
}

const at = ({ x, y }: { x: number; y: number }): string => `${round(x)} ${round(y)}`;
/** Tenths of a pixel nobody sees, but each page that has a diagram would carry them. */
const round = Math.round;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where everything is; x and y of boxes and words are their centres. */
export interface DiagramLayout {
  width: number;
  height: number;
  boxes: (DiagramNode & Box)[];
  arrows: (DiagramEdge & { points: Point[]; label: Point })[];
}

const boxPadding = { x: 12, y: 9 } as const;
/** Lines end here, so that those at the edge are not cut. */
const margin = 2;

/** Lays a diagram out from top to bottom. */
export function layoutDiagram({ nodes, edges }: Diagram): DiagramLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: 'TB',
    nodesep: 20,
    ranksep: 26,
    edgesep: 12,
    marginx: margin,
    marginy: margin,
  });
  for (const { label, lines, isCode } of nodes) {
    graph.setNode(label, {
      width: Math.max(...lines.map((line) => measureText(line, isCode))) + 2 * boxPadding.x,
      height: lines.length * lineHeight + 2 * boxPadding.y,
    });
  }
  edges.forEach(({ from, to, lines }, index) => {
    const width = Math.max(0, ...lines.map((line) => measureText(line))) + (lines.length && 10);
    graph.setEdge(
      from,
      to,
      { width, height: lines.length * lineHeight, labelpos: 'c' },
      `${index}`,
    );
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: nodes.map((node) => ({ ...node, ...(graph.node(node.label) as Box) })),
    arrows: edges.map((edge, index) => {
      const { points, x, y } = graph.edge(edge.from, edge.to, `${index}`) as Point & {
        points: Point[];
      };
      return { ...edge, points, label: { x, y } };
    }),
  };
}

/** Size of the text in a diagram, in the units of its drawing: pixels where there is room. */
const textSize = 14;
const lineHeight = 19;

/** Share of the text size that a character takes: generous, since every reader has another font. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/, 1],
  [/[mwMW@%]/, 0.9],
  [/[A-Z0-9$&]/, 0.68],
  [/[iljtfrI.,:;'!|()[\] ]/, 0.36],
];

/** The width that a line of text takes at most. */
function measureText(text: string, isCode = false): number {
  const shares = [...text].map((character) => {
    if (isCode) return /[\u2e80-\uffff]/.test(character) ? 1 : 0.62;
    return widths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.57;
  });
  return shares.reduce((sum, share) => sum + share, 0) * textSize;
}

/** Words in lines no wider than `width`; undefined where a word or the number of lines is too much. */
export function wrapLabel(
  label: string,
  { width, mostLines, isCode = false }: { width: number; mostLines: number; isCode?: boolean },
): string[] | undefined {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (measureText(word, isCode) > width) return undefined;
    if (last !== undefined && measureText(longer, isCode) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= mostLines ? lines : undefined;
}
