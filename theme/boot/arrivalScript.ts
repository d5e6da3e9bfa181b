// The inline script of pages that may redirect at once: the 404 page, and pages that exist in another
// language. Apart from the head script, so that no other page carries it (build/render/html).
import { leaveDefaultPrefix, normalizeCase, redirectLanguage } from '../language/languageScript';
import { afterPrerender } from './pageLifecycle';

leaveDefaultPrefix(window, BASE_PATH, DEFAULT_LANGUAGE);
// A prerendered page that is never shown is no visit.
afterPrerender(document, () => redirectLanguage(window, BASE_PATH));
normalizeCase(window);
