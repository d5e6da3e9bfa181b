import { isInertHtml } from '../../../../site/isInertHtml';
import type { LocalFault } from '../../../read/faults/Fault';
import { checkLink } from '../links/checkLink';
import { checkValue } from '../../../read/located/checkValue';
import { getEntry, getText } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';
import type { Site } from '../Site';
import { checkRemoteSearch } from './checkRemoteSearch';
import { themeOptionsSchema } from './themeOptionsSchema';

const rules = { type: 'theme-option-type', unknownKey: 'theme-option-unknown-key' } as const;

/**
 * What is wrong with one of the theme's options, whatever its type says: values that no part of the
 * theme draws, and an announcement that says nothing or leads nowhere.
 */
export function checkThemeOption(name: string, value: Located, site: Site): LocalFault[] {
  const { line, column } = value;
  const entries = [{ key: name, value, line, column }];
  const options: Located = { type: 'object', line, column, entries };
  const faults = checkValue(themeOptionsSchema, options, '', rules);
  if (faults.length > 0) return faults;
  if (name === 'announcement') return checkAnnouncement(value, site);
  if (name === 'search') return checkRemoteSearch(value);
  if (name === 'socialLinks' && value.type === 'list') return value.items.flatMap(checkSocialLink);
  return [];
}

function checkAnnouncement(announcement: Located, site: Site): LocalFault[] {
  const message = getEntry(announcement, 'message') ?? announcement;
  const silent = site.languages
    .filter((language) => !getText(message, language)?.trim())
    .map((language) =>
      report(
        message,
        `The announcement says nothing in \`${language}\`.`,
        `Write \`message.${language}\`, or leave the announcement out.`,
      ),
    );
  const key = getEntry(announcement, 'localStorageKey') ?? announcement;
  const keyless = getText(announcement, 'localStorageKey')
    ? []
    : [report(key, '`localStorageKey` is empty.', 'Write a name for this piece of news.')];
  const href = getText(announcement, 'href') ?? '';
  const place = getEntry(announcement, 'href') ?? announcement;
  const source = { file: '_nav.json', language: site.languages[0] ?? '' };
  const use = { href, syntax: 'nav', line: place.line, column: place.column } as const;
  const dead = checkLink(use, source, site);
  return [...silent, ...keyless, ...(dead ? [dead] : [])];
}

function checkSocialLink(link: Located): LocalFault[] {
  const mode = getText(link, 'mode') ?? 'link';
  const needed = mode === 'link' ? 'href' : 'content';
  const value = getText(link, needed);
  if (value && mode === 'dom' && !isInertHtml(value)) {
    return [
      report(
        getEntry(link, 'content') ?? link,
        'The HTML of this social link holds more than text, emphasis, code and links.',
        'Leave out other elements and attributes; write attributes in double quotes, and links with `https:` or `/`.',
      ),
    ];
  }
  return value
    ? []
    : [
        report(
          link,
          `A social link of the mode \`${mode}\` needs \`${needed}\`.`,
          mode === 'link' ? 'Write the address it leads to.' : 'Write what it shows.',
        ),
      ];
}

const report = ({ line, column }: Located, message: string, hint: string): LocalFault => ({
  line,
  column,
  rule: 'theme-option-type',
  message,
  hint,
});
