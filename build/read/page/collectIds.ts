import type { Nodes } from 'mdast';
import { frameIds } from '../../../site/frameIds';
import { getDiagramId } from '../../components/parts/diagram/getDiagramId';
import type { LocalFault, Position } from '../faults/Fault';
import { getPosition } from './getPosition';
import { getAttribute, isJsxElement } from './jsxAttribute';
import type { Heading } from './ParsedPage';

/** Ids of headings and of JSX elements, and a fault for each id that is there twice, or in the frame of every page. */
export function collectIds(
  nodes: readonly Nodes[],
  headings: readonly Heading[],
): { ids: Set<string>; faults: LocalFault[] } {
  const uses: (Position & { id: string })[] = [...headings];
  for (const node of nodes) {
    const id = isJsxElement(node) ? getAttribute(node, 'id') : undefined;
    if (id) uses.push({ id, ...getPosition(node) });
    const title = isJsxElement(node) && node.name === 'Diagram' && getAttribute(node, 'title');
    if (title) uses.push({ id: getDiagramId(title), ...getPosition(node) });
  }
  uses.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));

  const firstLines = new Map<string, number>();
  const faults: LocalFault[] = [];
  for (const { id, line, column } of uses) {
    const firstLine = firstLines.get(id);
    if (firstLine === undefined) firstLines.set(id, line);
    const isOfFrame = frameIds.includes(id);
    if (firstLine === undefined && !isOfFrame) continue;
    faults.push({
      line,
      column,
      rule: 'duplicate-id',
      message: `The id \`${id}\` is taken by ${isOfFrame ? 'the frame of every page' : `line ${firstLine}`}.`,
      hint: isOfFrame
        ? `Give it another one, for a heading as \`{#the-${id}}\` at its end.`
        : 'Give one of the two another id, for a heading as `{#other-id}` at its end.',
    });
  }
  return { ids: new Set(firstLines.keys()), faults };
}
