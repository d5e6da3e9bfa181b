// The inline script of pages that may lead on at once: what no page was found for, and pages that are
// there in another language. Its own, so that all others do not carry it (build/render/html).
import { leaveDefaultPrefix, mendCase, redirectLanguage } from '../language/languageScript';
import { whenShown } from './pageLifecycle';

leaveDefaultPrefix(window, BASE_PATH, DEFAULT_LANGUAGE);
// A page that nobody gets to see is no visit.
whenShown(document, () => redirectLanguage(window, BASE_PATH));
mendCase(window);
