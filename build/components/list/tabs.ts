import type { Nodes } from 'mdast';
import { tabGroupPattern, toTabValue } from '../../../site/tabs';
import { fault, type LocalFault } from '../../read/faults';
import { getAttribute, getPosition, isJsxElement, type JsxElement } from '../../read/mdx';
import type { DrawnComponent } from '../component';
import { contentFault } from '../listContent';
import { paragraph, text } from '../nodes';

export const tabs: DrawnComponent = {
  kind: 'drawn',
  name: 'Tabs',
  about: 'Shows one of its `Tab`s; a `group` keeps the choice, on every page that has it.',
  attributes: { group: 'text', label: 'words' },
  browser: 'tabs/Tabs',
  early: { script: 'tabs/tabsScript', states: ['data-tabs-ready'] },
  content: {
    check: (element) => [...checkGroup(element), ...checkContent(element), ...checkValues(element)],
  },
};

export const tab: DrawnComponent = {
  kind: 'drawn',
  name: 'Tab',
  about: 'One of several tabs; `value` names it in addresses, else its label does.',
  attributes: { label: 'words', value: 'text' },
  required: ['label'],
  inside: 'Tabs',
  browser: 'tabs/Tabs',
  content: { check: listHeadings },
  // Each is below its label.
  toMarkdown: (element) => [
    paragraph({ type: 'strong', children: [text(getAttribute(element, 'label') ?? '')] }),
    ...element.children,
  ],
};

/** The framework lists headings outside of elements only, and those of a closed tab are hidden. */
function listHeadings(node: Nodes): LocalFault[] {
  if (node.type === 'heading') {
    const hint = 'Put it above the tabs, or make it bold text.';
    return [fault(getPosition(node), 'heading-in-tab', 'A heading is inside a tab.', hint)];
  }
  if (!('children' in node)) return [];
  // Tabs in a tab name their own.
  return node.children.filter((child) => !isTab(child)).flatMap(listHeadings);
}

function checkGroup(element: JsxElement): LocalFault[] {
  const group = getAttribute(element, 'group');
  if (group === undefined || tabGroupPattern.test(group)) return [];
  return [
    fault(
      getPosition(element),
      'component-attribute',
      `\`${group}\` is no name of a group: it is in addresses and in a storage key.`,
      'Use small letters, digits, dots and hyphens: `group="module.format"`.',
    ),
  ];
}

function checkContent(element: JsxElement): LocalFault[] {
  const children = listContent(element);
  if (children.length === 0) {
    const hint = 'Write a `<Tab label="…">` for each, directly in it.';
    return [contentFault(element, '`<Tabs>` holds no tabs.', hint)];
  }
  const hint = 'Put it into a `<Tab label="…">`, or before or behind the tabs.';
  return children
    .filter((child) => !isTab(child))
    .map((child) => contentFault(child, 'What is here belongs to no tab.', hint));
}

function checkValues(element: JsxElement): LocalFault[] {
  const taken = new Set<string>();
  return listContent(element)
    .filter(isTab)
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
      return [fault(getPosition(one), 'component-attribute', message, hint)];
    });
}

const isTab = (node: Nodes): node is JsxElement => isJsxElement(node) && node.name === 'Tab';

/** What is in the tags: tabs on their own lines are a paragraph to the parser. */
function listContent({ children }: { children: readonly Nodes[] }): Nodes[] {
  return children.flatMap((child) => {
    if (child.type === 'text' && child.value.trim() === '') return [];
    return child.type === 'paragraph' && child.children.some(isTab) ? listContent(child) : [child];
  });
}
