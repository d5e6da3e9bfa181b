import type { Root } from 'mdast';
import { tabGroupPattern, toTabValue } from '../../../site/tabs';
import { issue, type LocalIssue } from '../../read/issues';
import { getAttribute, getPosition, type JsxElement, listNodes } from '../../read/mdx';
import { isComponent } from '../component';
import { checkParts, listParts } from '../listContent';

/** What is wrong with a `<Tabs>`, its group and the names of its tabs. */
export const checkTabs = (element: JsxElement, page: Root): LocalIssue[] => [
  ...checkGroup(element, page),
  ...checkParts(element, 'Tab', '<Tab label="…">'),
  ...checkValues(element),
];

function checkGroup(element: JsxElement, page: Root): LocalIssue[] {
  const group = getAttribute(element, 'group');
  if (group === undefined) return [];
  const report = (message: string, hint: string) => [
    issue(getPosition(element), 'component-attribute', message, hint),
  ];
  if (!tabGroupPattern.test(group)) {
    const message = `\`${group}\` is no name of a group: it is in addresses and in a storage key.`;
    return report(message, 'Use small letters, digits, dots and hyphens: `group="module.format"`.');
  }
  const first = listNodes(page)
    .filter((node) => isComponent(node, 'Tabs'))
    .find((tabs) => getAttribute(tabs, 'group') === group);
  const [names, wanted] = [element, first ?? element].map((tabs) => listNames(tabs).join(', '));
  if (names === wanted) return [];
  // A choice is kept as an index, which would mean another tab here.
  const message = `The tabs of the group \`${group}\` are ${wanted} above, and ${names} here.`;
  return report(message, 'Write the same tabs in the same order, or name another group.');
}

const listTabs = (element: JsxElement): JsxElement[] =>
  listParts(element, 'Tab').filter((part) => isComponent(part, 'Tab'));

/** What addresses call a tab. */
const getName = (tab: JsxElement): string =>
  getAttribute(tab, 'value') ?? toTabValue(getAttribute(tab, 'label') ?? '');

const listNames = (element: JsxElement): string[] => listTabs(element).map(getName);

function checkValues(element: JsxElement): LocalIssue[] {
  const taken = new Set<string>();
  return listTabs(element).flatMap((one) => {
    const label = getAttribute(one, 'label') ?? '';
    const value = getName(one);
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
