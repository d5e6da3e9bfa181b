/** Matches the root of each set of tabs (theme/mdx/Tabs.tsx): a list of tabs, then their panels. */
export const tabsSelector = '[data-part="tabs"]';

export const listTabs = ({ firstElementChild }: Element): HTMLElement[] =>
  [...(firstElementChild?.children ?? [])] as HTMLElement[];

export const listPanels = ({ children }: Element): HTMLElement[] =>
  [...children].slice(1) as HTMLElement[];

export const getGroup = (tabs: HTMLElement): string | undefined => tabs.dataset.group;

/** What each tab is called in an address. */
export const listValues = (tabs: Element): string[] =>
  listTabs(tabs).map(({ dataset }) => dataset.value ?? '');

/** The tab on show; the server shows the first. */
export const getShownTab = (tabs: Element): number =>
  listTabs(tabs).findIndex((tab) => tab.ariaSelected === 'true');
