// The inline script of pages that may lead on at once: what no page was found for, and pages that are
// there in another language. Its own, so that all others do not carry it (plugins/htmlFirst).
import { leaveDefaultPrefix } from './defaultLanguage';
import { redirectLanguage } from './languageRedirect';
import { mendCase } from './mendCase';

leaveDefaultPrefix(window, BASE_PATH, DEFAULT_LANGUAGE);
redirectLanguage(window, BASE_PATH);
mendCase(window);
