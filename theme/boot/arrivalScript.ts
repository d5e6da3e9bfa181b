// The inline script of pages that may lead on at once: what no page was found for, and pages that are
// there in another language. Its own, so that all others do not carry it (build/render/html).
import { leaveDefaultPrefix } from './defaultLanguage';
import { redirectLanguage } from './languageRedirect';
import { mendCase } from './mendCase';
import { whenShown } from './whenShown';

leaveDefaultPrefix(window, BASE_PATH, DEFAULT_LANGUAGE);
// A page that nobody gets to see is no visit.
whenShown(document, () => redirectLanguage(window, BASE_PATH));
mendCase(window);
