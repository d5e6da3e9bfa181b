// What every page needs after its first paint and before React, in a file that all pages share
// (static/js/after-paint.<hash>.js): headScript.ts fetches it.
import { addElement } from './resources';
import { closeAnnouncement } from '../announcement/announcementScript';
import { carryHiddenParts } from '../lib/hiddenParts';
import { guardStorage, tellOfStorage } from './storedChoices';
import { startIntentLoader } from './loadReact';
import { keepSidebar } from '../sidebar/sidebarScript';
import { mendFailure, mendPath, mendReturn, watchArrival } from './pageLifecycle';
import { closePopovers } from '../ui/popoverScript';
import { startSchemeMenu } from '../colorScheme/colorSchemeScript';

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
