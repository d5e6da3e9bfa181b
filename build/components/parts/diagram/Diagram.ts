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
  /** Lines of the words beside the arrow; none where there are no words. */
  lines: string[];
}
