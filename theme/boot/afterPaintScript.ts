// What every page needs before React, after its first paint or at once (headScript.ts), in a file that all share
// (static/js/after-paint.<hash>.js): captureEvents.ts fetches it.
import { closeAnnouncement } from '../announcement/announcementScript';
import { startSchemeChoice, startSchemeMenu } from '../colorScheme/colorSchemeScript';
import { keepPlace, leaveDefaultPrefix, normalizeCase } from '../language/languageScript';
import { carryHiddenParts } from '../lib/hiddenParts';
import { startSidebar } from '../sidebar/sidebarScript';
import { closePopovers } from '../ui/popoverScript';
import { startTabs } from '../ui/tabsScript';
import { loadReactOnInteraction } from './loadReact';
import { getRootData } from '../lib/contract';
import { whenParsed } from '../lib/early';
import {
  findPassage,
  normalizePath,
  reloadAfterReturn,
  restoreOnFailure,
  watchArrival,
} from './pageLifecycle';
import { addElement } from './resources';
import { watchStorage } from './storedChoices';

// Also where it comes later than presses are queued.
getRootData().scripts = '';
reloadAfterReturn(window);
leaveDefaultPrefix(window, BASE_PATH, DEFAULT_LANGUAGE);
normalizeCase(window);
startTabs(document, BASE_PATH);
startSidebar(document);
whenParsed(document, () => findPassage(window));
normalizePath(window);
keepPlace(window);
carryHiddenParts(window);
startSchemeChoice(document, BASE_PATH);
whenParsed(document, () => startSchemeMenu(document));
watchStorage();
addElement(document.head, 'link', { rel: 'manifest', href: MANIFEST });
if (HAS_ANNOUNCEMENT) closeAnnouncement(document);
// Browsers older than .browserslistrc names keep the page as it was served.
const isSupported = 'popover' in HTMLElement.prototype;
if (isSupported) closePopovers(document);
watchArrival(window, BASE_PATH);
// Last: it takes over the captured events, which the others have read.
loadReactOnInteraction(document, isSupported, restoreOnFailure(window));
