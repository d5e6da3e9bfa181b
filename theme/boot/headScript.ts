// The inline script of every page: what must be there before the first paint, and what a press cannot wait
// for. It comes before any other script, so that no event is lost. All else is in afterPaintScript.ts.
import { hideAnnouncement } from '../announcement/announcementScript';
import { showColorScheme } from '../colorScheme/colorSchemeScript';
import { redirectLanguage } from '../language/languageScript';
import { getRootData, storageNames } from '../lib/contract';
import { markHiddenParts } from '../lib/hiddenParts';
import { readStored, storageKey } from '../lib/storage';
import { captureEvents } from './captureEvents';
import { afterPrerender } from './pageLifecycle';
import { showStoredChoices } from './storedChoices';
import { trustOwnScripts } from './trustedTypes';

const root = getRootData();
root.scripts = '';
// What readers chose on an earlier page, or the address, decides what this one shows: not after the paint.
const isUrgent =
  readStored(storageKey(storageNames.visited, BASE_PATH)) !== null ||
  root.pageType === '404' ||
  location.search + location.hash !== '';

trustOwnScripts(window, BASE_PATH);
// A prerendered page that is never shown is no visit.
afterPrerender(document, () => redirectLanguage(window, BASE_PATH));
markHiddenParts(location.search);
showColorScheme(BASE_PATH);
if (HAS_ANNOUNCEMENT) hideAnnouncement();
showStoredChoices(document, BASE_PATH);
captureEvents(document, isUrgent);
