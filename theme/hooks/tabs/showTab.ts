import { listPanels, listTabs } from './tabsElements';

const focusable = 'a[href], button, input, summary, [tabindex]';

/**
 * Shows one tab; find-in-page and links still reach the others, where the browser can. From here on
 * they are tabs: without script all panels stand below each other under their labels.
 */
export function showTab(tabs: HTMLElement, index: number): void {
  listTabs(tabs).forEach((tab, position) => {
    tab.ariaSelected = `${position === index}`;
    tab.tabIndex = position === index ? 0 : -1;
  });
  listPanels(tabs).forEach((panel, position) => {
    const isShown = position === index;
    if (isShown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    // A panel of mere text is the next stop of the keyboard; a hidden one would be, too.
    if (isShown && !panel.querySelector(focusable)) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  });
  tabs.dataset.tabsReady = '';
}
