import type { List } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import type { JsxElement } from '../../../read/page/jsxAttribute';
import { contentFault } from './contentFault';

/** The one list that stands between the tags of a part; a fault where it is something else. */
export function getOnlyList(
  element: JsxElement,
  example: string,
): { list: List; fault?: undefined } | { list?: undefined; fault: LocalFault } {
  const [first, ...others] = element.children;
  if (first?.type === 'list' && others.length === 0) return { list: first };
  const wrong = first?.type === 'list' ? others[0] : first;
  return {
    fault: contentFault(
      wrong ?? element,
      `\`<${element.name}>\` holds ${first ? 'something else than one list' : 'nothing'}.`,
      `Put one list between its tags, with an empty line above and below: \`${example}\`.`,
    ),
  };
}
