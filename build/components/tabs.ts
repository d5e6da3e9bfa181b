import { getAttribute } from '../read/mdx';
import type { DrawnComponent } from './component';
import { paragraph, text } from './nodes';

export const tabs: DrawnComponent = {
  kind: 'drawn',
  name: 'Tabs',
  about: 'Shows one of its `Tab`s; a `group` keeps the choice, on every page that has it.',
  attributes: { group: 'text', label: 'text' },
  browser: 'tabs/Tabs',
};

/** In Markdown each tab is below its label. */
export const tab: DrawnComponent = {
  kind: 'drawn',
  name: 'Tab',
  about: 'One of several tabs; `value` names it in addresses, else its label does.',
  attributes: { label: 'text', value: 'text' },
  required: ['label'],
  inside: 'Tabs',
  browser: 'tabs/Tabs',
  toMarkdown: (element) => [
    paragraph({ type: 'strong', children: [text(getAttribute(element, 'label') ?? '')] }),
    ...element.children,
  ],
};
