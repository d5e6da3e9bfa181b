// The inline script of every page. Placed first in <head>, so that storage is safe and no event is
// lost before the framework's own scripts arrive. What parts need, and where a page may lead on
// (arrivalScript.ts), stands behind it in pages that have to do with it.
import { addElement } from './addElement';
import { startAnnouncement } from './announcement';
import { startColorScheme } from './colorScheme';
import { hideParts } from './hiddenParts';
import { startIntentLoader } from './intentLoader';
import { mendPath } from './mendPath';
import { watchArrival } from './pageArrival';
import { mendFailure } from './pageFailure';
import { trustOwnScripts } from './ownScripts';
import { closePopovers } from './popovers';
import { keepReaderChoices } from './readerChoices';
import { keepSidebarState } from './sidebarState';
import { guardStorage } from './storageGuard';

guardStorage(window);
trustOwnScripts(window, BASE_PATH);
mendPath(window);
hideParts(window);
startColorScheme(document, BASE_PATH);
if (HAS_ANNOUNCEMENT) startAnnouncement(document);
keepReaderChoices(document, BASE_PATH);
watchArrival(window, BASE_PATH);
startIntentLoader(document, mendFailure(window));
if (!('popover' in HTMLElement.prototype)) {
  addElement(document.head, 'script', { src: POPOVER_SCRIPT });
}
closePopovers(document);
keepSidebarState(document);
