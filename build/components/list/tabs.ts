import type { Nodes } from 'mdast';
import { tabGroupPattern, toTabValue } from '../../../site/tabs';
import { issue, type LocalIssue } from '../../read/issues';
import { getAttribute, getPosition, type JsxElement } from '../../read/mdx';
import { isComponent } from '../component';
import { checkParts, listParts } from '../listContent';

/** What is wrong with a `<Tabs>`, its group and the names of its tabs. */
export const checkTabs = (element: JsxElement): LocalIssue[] => [
  ...checkGroup(element),
  ...checkParts(element, 'Tab', '<Tab label="…">'),
  ...checkValues(element),
];

/** The framework lists headings outside of elements only, and those of a closed tab are hidden. */
export function checkTab(node: Nodes): LocalIssue[] {
  if (node.type === 'heading') {
    const hint = 'Put it above the tabs, or make it bold text.';
    return [issue(getPosition(node), 'heading-in-tab', 'A heading is inside a tab.', hint)];
  }
  if (!('children' in node)) return [];
  // Tabs in a tab name their own.
  return node.children.filter((child) => !isComponent(child, 'Tab')).flatMap(checkTab);
}

function checkGroup(element: JsxElement): LocalIssue[] {
  const group = getAttribute(element, 'group');
  if (group === undefined || tabGroupPattern.test(group)) return [];
  return [
    issue(
      getPosition(element),
      'component-attribute',
      `\`${group}\` is no name of a group: it is in addresses and in a storage key.`,
      'Use small letters, digits, dots and hyphens: `group="module.format"`.',
    ),
  ];
}

function checkValues(element: JsxElement): LocalIssue[] {
  const taken = new Set<string>();
  return listParts(element, 'Tab')
    .filter((part) => isComponent(part, 'Tab'))
    .flatMap((one) => {
      const label = getAttribute(one, 'label') ?? '';
      const value = getAttribute(one, 'value') ?? toTabValue(label);
      const isFree = value !== '' && !taken.has(value);
      taken.add(value);
      if (isFree || label === '') return [];
      const message = value
        ? `Another tab of these is called \`${value}\` in addresses already.`
        : `The label “${label}” holds nothing that an address could call it by.`;
      const hint = 'Give it another name: `<Tab label="…" value="name">`.';
      return [issue(getPosition(one), 'component-attribute', message, hint)];
    });
}
