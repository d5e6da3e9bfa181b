// The second inline script of pages with tabs (build/render/html). It selects them while the page
// is parsed, so that the first paint is right, and makes them work before the framework is there.
import { findHashTarget, revealPanels } from '../lib/hashTarget';
import { getShownTab, resolveTabs, showTab, startTabs, tabsSelector } from './tabs';

let isRevealed = false;

/** Panels arrive after their list, which is whole once something follows it. */
const showParsed = () => {
  for (const tabs of document.querySelectorAll<HTMLElement>(tabsSelector)) {
    if ('tabsReady' in tabs.dataset) showTab(tabs, getShownTab(tabs));
    else if (tabs.childElementCount > 1) resolveTabs(tabs, BASE_PATH);
  }
  const target = !isRevealed && findHashTarget(location.hash);
  if (!target) return;
  isRevealed = true;
  if (revealPanels(target)) target.scrollIntoView();
};

startTabs(document, BASE_PATH);
const parsing = new MutationObserver(showParsed);
parsing.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  showParsed();
  parsing.disconnect();
});
