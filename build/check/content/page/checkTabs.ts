import type { Nodes } from 'mdast';
import { tabGroupPattern, toTabValue } from '../../../../site/tabs';
import type { LocalFault } from '../../../read/faults/Fault';
import { getPosition } from '../../../read/page/getPosition';
import { getAttribute, isJsxElement, type JsxElement } from '../../../read/page/jsxAttribute';
import { listNodes } from '../../../read/page/listNodes';

/**
 * Tabs whose group cannot be kept, that hold nothing or something else, or that share a name, and
 * headings in them.
 */
export function checkTabs(nodes: readonly Nodes[]): LocalFault[] {
  const faults = nodes.flatMap((node) =>
    isJsxElement(node) && node.name === 'Tabs'
      ? [...checkGroup(node), ...checkContent(node), ...checkValues(node)]
      : [],
  );
  return [...faults, ...checkHeadings(nodes)];
}

/** The framework lists headings outside of elements only, and those of a closed tab are hidden. */
function checkHeadings(nodes: readonly Nodes[]): LocalFault[] {
  // Once each, also where tabs stand in a tab.
  const headings = new Set(nodes.filter(isTab).flatMap(listNodes).filter(isHeading));
  return [...headings].map((heading) => ({
    ...getPosition(heading),
    rule: 'heading-in-tab',
    message: 'A heading stands in a tab.',
    hint: 'Put it above the tabs, or make it bold text.',
  }));
}

function checkGroup(tabs: JsxElement): LocalFault[] {
  const group = getAttribute(tabs, 'group');
  if (group === undefined || tabGroupPattern.test(group)) return [];
  return [
    {
      ...getPosition(tabs),
      rule: 'part-prop',
      message: `\`${group}\` is no name of a group: it stands in addresses and in a storage key.`,
      hint: 'Use small letters, digits, dots and hyphens: `group="module.format"`.',
    },
  ];
}

function checkContent(tabs: JsxElement): LocalFault[] {
  const children = listContent(tabs);
  const others = children.filter((child) => !isTab(child));
  const hint = 'Put it into a `<Tab label="…">`, or before or behind the tabs.';
  const faults = others.map((child): LocalFault => ({
    ...getPosition(child),
    rule: 'part-content',
    message: 'What stands here belongs to no tab.',
    hint,
  }));
  if (children.length > 0) return faults;
  return [
    {
      ...getPosition(tabs),
      rule: 'part-content',
      message: '`<Tabs>` holds no tabs.',
      hint: 'Write a `<Tab label="…">` for each, directly in it.',
    },
  ];
}

function checkValues(tabs: JsxElement): LocalFault[] {
  const taken = new Set<string>();
  return listContent(tabs)
    .filter(isTab)
    .flatMap((tab): LocalFault[] => {
      const label = getAttribute(tab, 'label') ?? '';
      const value = getAttribute(tab, 'value') ?? toTabValue(label);
      const isFree = value !== '' && !taken.has(value);
      taken.add(value);
      if (isFree || label === '') return [];
      return [
        {
          ...getPosition(tab),
          rule: 'part-prop',
          message: value
            ? `Another tab of these is called \`${value}\` in addresses already.`
            : `The label “${label}” holds nothing that an address could call it by.`,
          hint: 'Give it a name of its own: `<Tab label="…" value="name">`.',
        },
      ];
    });
}

const isHeading = ({ type }: Nodes): boolean => type === 'heading';

const isTab = (node: Nodes): node is JsxElement => isJsxElement(node) && node.name === 'Tab';

/** What stands in the tags: tabs on lines of their own are a paragraph to the parser. */
function listContent({ children }: { children: readonly Nodes[] }): Nodes[] {
  return children.flatMap((child) => {
    if (child.type === 'text' && child.value.trim() === '') return [];
    return child.type === 'paragraph' && child.children.some(isTab) ? listContent(child) : [child];
  });
}
