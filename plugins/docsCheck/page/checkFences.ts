import type { Nodes } from 'mdast';
import type { LocalFault } from '../Fault';
import { getPosition } from './getPosition';

/** Every block of code says what language it is in. */
export function checkFences(nodes: readonly Nodes[]): LocalFault[] {
  return nodes.flatMap((node): LocalFault[] => {
    // "```title=…" has the attribute in the place of the language.
    if (node.type !== 'code' || (node.lang && !node.lang.includes('='))) return [];
    return [
      {
        ...getPosition(node),
        rule: 'fence-without-language',
        message: 'The block of code has no language.',
        hint: 'Name it after the backticks: ```ts, ```bash, ```json; ```text for anything else.',
      },
    ];
  });
}
