import type { Nodes, Paragraph } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import { getPosition } from '../../../read/page/getPosition';

/** The framework's containers (its containerSyntax.js). */
const calloutTypes = [
  'tip',
  'note',
  'important',
  'warning',
  'caution',
  'danger',
  'info',
  'details',
];

/** `:::name` and `> [!NAME]` with a name that the framework does not know stay in the page as text. */
export function checkCallouts(nodes: readonly Nodes[]): LocalFault[] {
  return nodes.flatMap((node): LocalFault[] => {
    const name = findName(node);
    if (name === undefined || calloutTypes.includes(name)) return [];
    const nearest = findNearest(name, calloutTypes);
    return [
      {
        ...getPosition(node),
        rule: 'callout-unknown',
        message: `There is no callout \`${name}\`.`,
        hint: nearest ? `Did you mean \`${nearest}\`?` : `Write one of ${calloutTypes.join(', ')}.`,
      },
    ];
  });
}

function findName(node: Nodes): string | undefined {
  if (node.type === 'paragraph') return matchStart(node, /^\s*:::\s*(\w+)/);
  const [first] = node.type === 'blockquote' ? node.children : [];
  if (first?.type !== 'paragraph') return undefined;
  return matchStart(first, /^\s*\[!(\w+)\]/)?.toLowerCase();
}

function matchStart({ children }: Paragraph, pattern: RegExp): string | undefined {
  const [first] = children;
  return first?.type === 'text' ? pattern.exec(first.value)?.[1] : undefined;
}
