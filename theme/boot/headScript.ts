// The inline script of every page: what must be there before the first paint, and what presses cannot wait
// for. It comes before any other script, so that no event is lost. All else is in afterPaintScript.ts.
// Pages that need them have two more: tabsScript.ts, and arrivalScript.ts where they may redirect.
import { hideAnnouncement } from '../announcement/announcementScript';
import { startColorScheme } from '../colorScheme/colorSchemeScript';
import { markHiddenParts } from '../lib/hiddenParts';
import { showSidebar } from '../sidebar/sidebarScript';
import { captureEvents } from './captureEvents';
import { showStoredChoices } from './storedChoices';
import { trustOwnScripts } from './trustedTypes';

trustOwnScripts(window, BASE_PATH);
markHiddenParts(location.search);
startColorScheme(document, BASE_PATH);
if (HAS_ANNOUNCEMENT) hideAnnouncement();
showStoredChoices(document, BASE_PATH);
captureEvents(document);
showSidebar(document);
