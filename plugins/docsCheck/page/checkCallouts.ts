import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LocalFault } from '../Fault';
import { findNearest } from '../findNearest';
import { getPosition } from './getPosition';

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
export function checkCallouts(tree: Root): LocalFault[] {
  const faults: LocalFault[] = [];
  visit(tree, 'paragraph', (node, _index, parent) => {
    const [first] = node.children;
    if (first?.type !== 'text') return;
    const container = /^\s*:::\s*(\w+)/.exec(first.value)?.[1];
    const alert =
      parent?.type === 'blockquote' ? /^\s*\[!(\w+)\]/.exec(first.value)?.[1] : undefined;
    const name = container ?? alert?.toLowerCase();
    if (name === undefined || calloutTypes.includes(name)) return;
    const nearest = findNearest(name, calloutTypes);
    faults.push({
      ...getPosition(node),
      rule: 'callout-unknown',
      message: `There is no callout \`${name}\`.`,
      hint: nearest ? `Did you mean \`${nearest}\`?` : `Write one of ${calloutTypes.join(', ')}.`,
    });
  });
  return faults;
}
