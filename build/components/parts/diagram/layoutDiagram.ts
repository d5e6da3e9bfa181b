import { Graph, layout } from '@dagrejs/dagre';
import type { Diagram, DiagramEdge, DiagramNode } from './Diagram';
import { lineHeight, measureText } from './wrapLabel';

interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where everything stands; x and y of boxes and words are their centres. */
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
