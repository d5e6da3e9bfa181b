// What every page needs after its first paint and before React, in a file that all pages share
// (static/js/after-paint.<hash>.js): headScript.ts fetches it.
import { addElement } from './addElement';
import { closeAnnouncement } from './announcement';
import { carryHiddenParts } from './carryHiddenParts';
import { tellOfStorage } from './followStorage';
import { startIntentLoader } from './intentLoader';
import { keepSidebar } from './keepSidebar';
import { mendPath } from './mendPath';
import { mendReturn, watchArrival } from './pageArrival';
import { mendFailure } from './pageFailure';
import { closePopovers } from './popovers';
import { startSchemeMenu } from './schemeMenu';
import { guardStorage } from './storageGuard';

guardStorage(window);
mendReturn(window);
mendPath(window);
carryHiddenParts(window);
startSchemeMenu(document);
tellOfStorage(document);
addElement(document.head, 'link', { rel: 'manifest', href: MANIFEST });
if (HAS_ANNOUNCEMENT) closeAnnouncement(document);
// Browsers older than .browserslistrc names keep the page as it was served.
const isSupported = 'popover' in HTMLElement.prototype;
if (isSupported) closePopovers(document);
keepSidebar(document);
watchArrival(window, BASE_PATH);
// The last: it takes over what was kept for all of them.
startIntentLoader(document, isSupported, mendFailure(window));
