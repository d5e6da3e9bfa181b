// What every page needs between its first paint and React, in a file that all pages share
// (static/js/after-paint.<hash>.js): captureEvents.ts fetches it.
import { closeAnnouncement } from '../announcement/announcementScript';
import { startSchemeMenu } from '../colorScheme/colorSchemeScript';
import { keepPlace } from '../language/languageScript';
import { carryHiddenParts } from '../lib/hiddenParts';
import { keepSidebar } from '../sidebar/sidebarScript';
import { closePopovers } from '../ui/popoverScript';
import { loadReactOnInteraction } from './loadReact';
import {
  findPassage,
  normalizePath,
  reloadAfterReturn,
  restoreOnFailure,
  watchArrival,
} from './pageLifecycle';
import { addElement } from './resources';
import { watchStorage } from './storedChoices';

reloadAfterReturn(window);
findPassage(window);
normalizePath(window);
keepPlace(window);
carryHiddenParts(window);
startSchemeMenu(document);
watchStorage();
addElement(document.head, 'link', { rel: 'manifest', href: MANIFEST });
if (HAS_ANNOUNCEMENT) closeAnnouncement(document);
// Browsers older than .browserslistrc names keep the page as it was served.
const isSupported = 'popover' in HTMLElement.prototype;
if (isSupported) closePopovers(document);
keepSidebar(document);
watchArrival(window, BASE_PATH);
// Last: it takes over the captured events, which the others have read.
loadReactOnInteraction(document, isSupported, restoreOnFailure(window));
