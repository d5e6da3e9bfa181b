// The inline script of every page: what must be there before the first paint, and what no press may wait
// for. Placed before any other script, so that no event is lost. All else is afterPaintScript.ts,
// which it fetches once the page is painted. What parts need, and where a page may lead on
// (arrivalScript.ts), stands behind it in pages that have to do with it.
import { hideAnnouncement } from '../announcement/announcementScript';
import { catchEarly } from './captureEvents';
import { startColorScheme } from '../colorScheme/colorSchemeScript';
import { markHiddenParts } from '../lib/hiddenParts';
import { trustOwnScripts } from './trustedTypes';
import { keepReaderChoices } from './storedChoices';
import { showSidebar } from '../sidebar/sidebarScript';

trustOwnScripts(window, BASE_PATH);
markHiddenParts(window);
startColorScheme(document, BASE_PATH);
if (HAS_ANNOUNCEMENT) hideAnnouncement(document);
keepReaderChoices(document, BASE_PATH);
catchEarly(document);
showSidebar(document);
