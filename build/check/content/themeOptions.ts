import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Announcement } from '../../../site/announcement';
import { isInertHtml } from '../../../site/isInertHtml';
import { isSecureAddress } from '../../read/isSecureAddress';
import { ownIndex, type SearchSettings } from '../../../site/searchSettings';
import type { SocialLink } from '../../../site/socialLinks';
import type { ThemeOptions } from '../../../site/themeOptions';
import type { LocalFault } from '../../read/faults';
import type { Site } from '../site';
import { checkLink } from './links';

/** The theme's options as they are in force, and the folder they are written in. */
export interface ThemeOptionsSource {
  value: ThemeOptions;
  folder: string;
}

/**
 * What the compiler cannot know of the theme's options, by file: an announcement that says nothing or leads
 * nowhere, a social link with nothing to show, a remote search that cannot be asked. An option is in
 * the file of its own name (`socialLinks.ts`) where there is one, else in `themeOptions.ts`.
 */
export function checkThemeOptions(
  { value, folder }: ThemeOptionsSource,
  site: Site,
): Map<string, LocalFault[]> {
  const { announcement, search, socialLinks } = value;
  const found = {
    announcement: announcement && checkAnnouncement(announcement, site),
    search: typeof search === 'object' ? checkRemoteSearch(search) : undefined,
    socialLinks: socialLinks?.flatMap(checkSocialLink),
  };
  const faults = new Map<string, LocalFault[]>();
  for (const [name, list = []] of Object.entries(found)) {
    if (list.length === 0) continue;
    const own = path.join(folder, `${name}.ts`);
    const file = existsSync(own) ? own : path.join(folder, 'themeOptions.ts');
    const line = findLine(file, name);
    faults.set(file, [
      ...(faults.get(file) ?? []),
      ...list.map((fault) => ({ rule: 'theme-option' as const, ...fault, line })),
    ]);
  }
  return faults;
}

/** Where an option begins: as a constant, or as a key. */
function findLine(file: string, name: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => new RegExp(`\\b${name}\\b['"]?\\s*[:=]`).test(line)) + 1 || 1;
}

interface Finding {
  message: string;
  hint: string;
  rule?: LocalFault['rule'];
}

function checkAnnouncement(
  { href, message, localStorageKey }: Announcement,
  site: Site,
): Finding[] {
  const dead = checkLink(
    { href, syntax: 'nav', line: 1 },
    { file: '_nav.json', language: site.languages[0] ?? '' },
    site,
  );
  const texts: Readonly<Record<string, string | undefined>> = message;
  return [
    ...site.languages
      .filter((language) => !texts[language]?.trim())
      .map((language) => ({
        message: `The announcement says nothing in \`${language}\`.`,
        hint: `Write \`message.${language}\`, or leave the announcement out.`,
      })),
    ...(localStorageKey
      ? []
      : [{ message: '`localStorageKey` is empty.', hint: 'Write a name for this piece of news.' }]),
    ...(dead ? [dead] : []),
  ];
}

function checkSocialLink(link: SocialLink): Finding[] {
  const { name, mode = 'link' } = link;
  const value = 'content' in link ? link.content : link.href;
  if (!value) {
    return [
      {
        message: `The social link “${name}” of the mode \`${mode}\` is empty.`,
        hint: mode === 'link' ? 'Write the address it leads to.' : 'Write what it shows.',
      },
    ];
  }
  if (mode !== 'dom' || isInertHtml(value)) return [];
  return [
    {
      message: `The HTML of the social link “${name}” holds more than text, emphasis, code and links.`,
      hint: 'Leave out other elements and attributes; write attributes in double quotes, and links with `https:` or `/`.',
    },
  ];
}

function checkRemoteSearch({ remote: { url, indexes } }: SearchSettings): Finding[] {
  const values = indexes.map(({ value }) => value);
  const checks: [isWrong: boolean, message: string, hint: string][] = [
    [
      !isSecureAddress(url),
      `\`search.remote.url\` is \`${url}\`, which a page may not ask.`,
      'Write an https address without user and password.',
    ],
    [
      indexes.length === 0,
      '`search.remote.indexes` is empty: the service would be asked for nothing.',
      'Name an index, or leave `search` out.',
    ],
    ...indexes.flatMap(({ value, label }, index): typeof checks => [
      [
        !/^[^\s,]+$/.test(value),
        `The index \`${value}\` cannot be asked for: names of indexes are joined by commas.`,
        'Write the name that the service knows, without commas and spaces.',
      ],
      [
        value === ownIndex,
        `\`${ownIndex}\` is the index of this site itself.`,
        'Give each index a name of its own.',
      ],
      [
        values.indexOf(value) < index,
        `The index \`${value}\` is named twice.`,
        'Give each index a name of its own.',
      ],
      [!label.trim(), `The index \`${value}\` has no label.`, 'Write what its tab says.'],
    ]),
  ];
  return checks.flatMap(([isWrong, message, hint]) => (isWrong ? [{ message, hint }] : []));
}
