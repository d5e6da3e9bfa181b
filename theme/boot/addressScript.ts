// Behind the head script where the address may lead on: in pages that answer unknown paths, and in
// those that are there in other languages. One script, as the policy names each.
import { leaveDefaultPrefix } from './defaultLanguage';
import { redirectLanguage } from './languageRedirect';
import { mendCase } from './mendCase';

leaveDefaultPrefix(window, BASE_PATH, DEFAULT_LANGUAGE);
redirectLanguage(window, BASE_PATH);
mendCase(window);
