// What every page needs after its first paint and before React, in a file that all pages share
// (static/js/after-paint.<hash>.js): headScript.ts fetches it.
import { addElement } from './addElement';
import { closeAnnouncement } from './announcement';
import { carryHiddenParts } from './carryHiddenParts';
import { startIntentLoader } from './intentLoader';
import { keepSidebar } from './keepSidebar';
import { mendPath } from './mendPath';
import { watchArrival } from './pageArrival';
import { mendFailure } from './pageFailure';
import { closePopovers } from './popovers';
import { startSchemeMenu } from './schemeMenu';

mendPath(window);
carryHiddenParts(window);
startSchemeMenu(document);
if (HAS_ANNOUNCEMENT) closeAnnouncement(document);
if (!('popover' in HTMLElement.prototype)) {
  addElement(document.head, 'script', { src: POPOVER_SCRIPT });
}
closePopovers(document);
keepSidebar(document);
watchArrival(window, BASE_PATH);
// The last: it takes over what was kept for all of them.
startIntentLoader(document, mendFailure(window));
