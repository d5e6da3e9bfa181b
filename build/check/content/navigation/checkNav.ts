import type { LocalFault } from '../../../read/faults/Fault';
import { checkLink } from '../links/checkLink';
import type { LinkSource } from '../links/LinkSource';
import { checkValue } from '../../../read/located/checkValue';
import { getEntry, getItems, getText } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';
import type { Parsed } from '../../../read/located/parseJson';
import type { Site } from '../Site';
import { navItemSchema } from './navSchema';

const rules = { type: 'nav-type', unknownKey: 'nav-unknown-key' } as const;

/** Every item of a `_nav.json` leads to a page that exists, or opens a list of such items. */
export function checkNav({ node, fault }: Parsed, source: LinkSource, site: Site): LocalFault[] {
  if (!node) return [fault];
  if (node.type !== 'list') {
    return checkValue({ type: 'list', of: { type: 'unknown' } }, node, '_nav.json', rules);
  }
  return node.items.flatMap((item) => checkItem(item, source, site));
}

function checkItem(node: Located, source: LinkSource, site: Site): LocalFault[] {
  const faults = checkValue(navItemSchema, node, '', rules);
  if (node.type !== 'object') return faults;
  const { line, column } = node;
  const link = getEntry(node, 'link');
  const href = getText(node, 'link');
  const items = getItems(node, 'items');
  if (link && href !== undefined) {
    const use = { href, syntax: 'nav', line: link.line, column: link.column } as const;
    const fault = checkLink(use, source, site);
    if (fault) faults.push(fault);
  } else if (!link && items.length === 0) {
    faults.push({
      line,
      column,
      rule: 'nav-without-target',
      message: 'The item has neither `link` nor `items`.',
      hint: 'Add `"link": "/route"`, or `"items"` with links.',
    });
  }
  const pattern = getText(node, 'activeMatch');
  if (pattern !== undefined && !isPattern(pattern)) {
    const place = getEntry(node, 'activeMatch') ?? node;
    faults.push({
      line: place.line,
      column: place.column,
      rule: 'nav-type',
      message: `\`activeMatch\` must be a regular expression, not \`${pattern}\`.`,
      hint: 'Write the start of the section, such as `^/guide/`.',
    });
  }
  return [...faults, ...items.flatMap((item) => checkItem(item, source, site))];
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
