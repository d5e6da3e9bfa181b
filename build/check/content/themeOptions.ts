import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../../../site/iconNames';
import { isInertHtml } from '../../../site/isInertHtml';
import { isSecureAddress } from '../../../site/isSecureAddress';
import { ownIndex } from '../../../site/searchSettings';
import type { ObjectSchema, ValueSchema } from '../../../site/valueSchema';
import type { LocalFault } from '../../read/faults';
import { checkValue } from '../../read/jsonSchema';
import { getEntry, getItems, getText, type Located } from '../../read/located';
import type { Site } from '../../read/site';
import { checkLink } from './links';
import { locateValue, withoutPlaces } from './locateValue';

/** The theme's options as they are in force, and the folder they are written in. */
export interface ThemeOptionsSource {
  value: object;
  folder: string;
}

/**
 * Faults of the theme's options by file. An option stands in the file of its own name
 * (`socialLinks.ts`) where there is one, else in `themeOptions.ts`.
 */
export function checkThemeOptions(
  { value, folder }: ThemeOptionsSource,
  site: Site,
): Map<string, LocalFault[]> {
  const faults = new Map<string, LocalFault[]>();
  for (const [name, option] of Object.entries(value)) {
    if (option === undefined) continue;
    if (checkThemeOption(name, withoutPlaces(option), site).length === 0) continue;
    const own = path.join(folder, `${name}.ts`);
    const ownSource = read(own);
    const isOwn = new RegExp(`^export const ${name}\\b`, 'm').test(ownSource);
    const file = isOwn ? own : path.join(folder, 'themeOptions.ts');
    const located = isOwn
      ? locateValue(option, ownSource, name)
      : getEntry(locateValue(value, read(file), 'themeOptions'), name);
    if (!located) continue;
    faults.set(file, [...(faults.get(file) ?? []), ...checkThemeOption(name, located, site)]);
  }
  return faults;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

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

/** What is wrong with a remote search of the right shape: addresses and names that cannot be asked for. */
export function checkRemoteSearch(search: Located): LocalFault[] {
  const remote = getEntry(search, 'remote');
  const url = getEntry(remote, 'url');
  const list = getEntry(remote, 'indexes');
  if (!url || !list) return [];
  const faults: LocalFault[] = [];
  const address = getText(remote, 'url') ?? '';
  if (!isSecureAddress(address)) {
    faults.push(
      report(
        url,
        `\`search.remote.url\` is \`${address}\`, which a page may not ask.`,
        'Write an https address without user and password.',
      ),
    );
  }
  const indexes = getItems(remote, 'indexes');
  if (indexes.length === 0) {
    faults.push(
      report(
        list,
        '`search.remote.indexes` is empty: the service would be asked for nothing.',
        'Name an index, or leave `search` out.',
      ),
    );
  }
  return [...faults, ...checkIndexes(indexes)];
}

function checkIndexes(indexes: readonly Located[]): LocalFault[] {
  const known = new Set<string>();
  return indexes.flatMap((index) => {
    const value = getText(index, 'value') ?? '';
    const isRepeated = known.has(value);
    known.add(value);
    const place = getEntry(index, 'value') ?? index;
    const faults: LocalFault[] = [];
    if (!/^[^\s,]+$/.test(value)) {
      faults.push(
        report(
          place,
          `The index \`${value}\` cannot be asked for: names of indexes are joined by commas.`,
          'Write the name that the service knows, without commas and spaces.',
        ),
      );
    }
    if (isRepeated || value === ownIndex) {
      faults.push(
        report(
          place,
          value === ownIndex
            ? `\`${ownIndex}\` is the index of this site itself.`
            : `The index \`${value}\` is named twice.`,
          'Give each index a name of its own.',
        ),
      );
    }
    if (!getText(index, 'label')?.trim()) {
      faults.push(
        report(
          getEntry(index, 'label') ?? index,
          `The index \`${value}\` has no label.`,
          'Write what its tab says.',
        ),
      );
    }
    return faults;
  });
}

const text: ValueSchema = { type: 'string' };

const searchSettings: ValueSchema = {
  type: 'object',
  keys: {
    remote: {
      type: 'object',
      keys: {
        url: text,
        indexes: {
          type: 'list',
          of: {
            type: 'object',
            keys: { value: text, label: text, isCurrent: { type: 'boolean' } },
            required: ['value', 'label'],
          },
        },
      },
      required: ['url', 'indexes'],
    },
  },
  required: ['remote'],
};

/** What `ThemeOptions` (site/themeOptions.ts) may hold when nothing but its type was looked at. */
export const themeOptionsSchema: ObjectSchema = {
  type: 'object',
  keys: {
    darkMode: { type: 'boolean' },
    search: { type: 'anyOf', of: [{ type: 'boolean' }, searchSettings] },
    hideNavbar: { type: 'oneOf', values: ['auto', 'never', 'always'] },
    languageRedirect: { type: 'oneOf', values: ['auto', 'never', 'only-default-lang'] },
    announcement: {
      type: 'object',
      keys: {
        href: text,
        message: { type: 'record', of: text },
        localStorageKey: text,
        display: { type: 'boolean' },
      },
      required: ['href', 'message', 'localStorageKey'],
    },
    socialLinks: {
      type: 'list',
      of: {
        type: 'object',
        keys: {
          name: text,
          icon: { type: 'oneOf', values: iconNames },
          mode: { type: 'oneOf', values: ['link', 'text', 'img', 'dom'] },
          href: text,
          content: text,
        },
        required: ['name', 'icon'],
      },
    },
    tools: {
      type: 'object',
      keys: {
        title: text,
        titleEn: text,
        links: {
          type: 'list',
          of: {
            type: 'object',
            keys: {
              name: text,
              desc: text,
              descEn: text,
              logo: text,
              logoScale: { type: 'number' },
              url: text,
              urlEn: text,
            },
            required: ['name', 'desc', 'descEn', 'url'],
          },
        },
      },
      required: ['title', 'titleEn', 'links'],
    },
    assetsOrigin: text,
  },
};
