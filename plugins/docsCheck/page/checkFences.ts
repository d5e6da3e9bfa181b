import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LocalFault } from '../Fault';
import { getPosition } from './getPosition';

/** Every block of code says what language it is in. */
export function checkFences(tree: Root): LocalFault[] {
  const faults: LocalFault[] = [];
  visit(tree, 'code', (node) => {
    // "```title=…" has the attribute in the place of the language.
    if (node.lang && !node.lang.includes('=')) return;
    faults.push({
      ...getPosition(node),
      rule: 'fence-without-language',
      message: 'The block of code has no language.',
      hint: 'Name it after the backticks: ```ts, ```bash, ```json; ```text for anything else.',
    });
  });
  return faults;
}
