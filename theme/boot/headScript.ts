// The inline script of every page: what must be there before the first paint, and what no press may wait
// for. Placed before any other script, so that no event is lost. All else is afterPaintScript.ts,
// which it fetches once the page is painted. What parts need, and where a page may lead on
// (arrivalScript.ts), stands behind it in pages that have to do with it.
import { hideAnnouncement } from './announcement';
import { catchEarly } from './catchEarly';
import { startColorScheme } from './colorScheme';
import { markHiddenParts } from './markHiddenParts';
import { trustOwnScripts } from './ownScripts';
import { keepReaderChoices } from './readerChoices';
import { showSidebar } from './showSidebar';

trustOwnScripts(window, BASE_PATH);
markHiddenParts(window);
startColorScheme(document, BASE_PATH);
if (HAS_ANNOUNCEMENT) hideAnnouncement(document);
keepReaderChoices(document, BASE_PATH);
catchEarly(document);
showSidebar(document);
