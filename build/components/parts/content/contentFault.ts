import type { Node } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import { getPosition } from '../../../read/page/getPosition';

/** Says what is wrong with the content of a part, at the node where it is. */
export const contentFault = (node: Node, message: string, hint: string): LocalFault => ({
  ...getPosition(node),
  rule: 'part-content',
  message,
  hint,
});
