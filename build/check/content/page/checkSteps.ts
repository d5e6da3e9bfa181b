import type { Nodes } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import { getPosition } from '../../../read/page/getPosition';
import { isJsxElement } from '../../../read/page/jsxAttribute';

/** `<Steps>` in which nothing can be numbered. */
export function checkSteps(nodes: readonly Nodes[]): LocalFault[] {
  return nodes.flatMap((node): LocalFault[] => {
    if (!isJsxElement(node) || node.name !== 'Steps') return [];
    const children: readonly Nodes[] = node.children;
    if (children.some(isStep)) return [];
    return [
      {
        ...getPosition(node),
        rule: 'part-content',
        message: '`<Steps>` holds no steps.',
        hint: 'Put h3 headings (`### `) or an ordered list (`1. `) directly into it.',
      },
    ];
  });
}

const isStep = (node: Nodes): boolean =>
  (node.type === 'heading' && node.depth === 3) || (node.type === 'list' && node.ordered === true);
