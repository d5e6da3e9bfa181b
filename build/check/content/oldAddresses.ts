import { readFileSync } from 'node:fs';
import path from 'node:path';
import { original, site as siteNames, translation } from '../../../site/site';
import { getOtherForm } from '../../../site/oldAddresses';
import { issue, type LocalIssue, type Position } from '../../read/issues';
import { listFiles } from '../../read/files';
import { findNearest } from '../../read/findNearest';
import { getEntry, getText, listEntries, type LocatedEntry, type Parsed } from '../../read/located';
import type { Site, SitePage } from '../site';
import { collectPageIds } from './links';
import { suggestRoute } from './routes';

/**
 * What is wrong in `site/oldAddresses.json`: each page and id must lead to a passage that is there, and so
 * must every address of the public site that the installed packages print.
 * @param known addresses that pages have or had
 */
export function checkOldAddresses(
  { node }: Parsed,
  printed: readonly PrintedAddress[],
  site: Site,
  known: readonly string[],
): LocalIssue[] {
  const pages = listEntries(getEntry(node, 'pages'));
  const ids = listEntries(getEntry(node, 'ids'));
  return [
    ...pages.flatMap((entry) => checkOldPage(entry, site)),
    ...ids.flatMap((entry) => checkOldIds(entry, site)),
    ...[...listFolders(site), ...known]
      .filter(
        (address) => !findPage(address, site) && getText(node, 'pages', address) === undefined,
      )
      .map((address) => {
        const hint = `Add \`"${address}"\` to \`pages\`, with the page that answers.`;
        return issue({ line: 1 }, 'address-unanswered', `Nothing answers at \`${address}\`.`, hint);
      }),
    ...printed.flatMap(({ file, address }) => {
      const [asked = '', hash = ''] = address.split('#');
      const old = getText(node, 'pages', asked) ?? getText(node, 'pages', getOtherForm(asked));
      const [route = asked] = old?.split('#') ?? [];
      const page = findPage(route, site);
      const isThere =
        page && (getText(node, 'ids', page.route, hash) !== undefined || hasId(page, hash, site));
      return isThere
        ? []
        : report(
            { line: 1 },
            `\`${file}\` prints \`${siteNames.defaultOrigin}${address}\`, which nothing answers.`,
            page
              ? `Add \`"${hash}"\` to the \`ids\` of \`${page.route}\`, with the id of the passage that answers.`
              : `Add \`"${asked}"\` to \`pages\`, with the page that answers.`,
          );
    }),
  ];
}

/** What the addresses of pages begin with, in the default language: `/guide`, `/guide/start`. */
const listFolders = ({ routes }: Site): string[] => [
  ...new Set(
    [...routes.keys()].flatMap((route) => {
      const names = route.split('/').slice(1, -1);
      if (names[0] === translation) return [];
      return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
    }),
  ),
];

function checkOldPage(entry: LocatedEntry, site: Site): LocalIssue[] {
  const target = readText(entry);
  if (!/^\/[^\s?#*:]*$/.test(entry.key) || !target.startsWith('/')) {
    return report(entry, 'This is no path with the page that answers.', pageHint);
  }
  const [route] = target.split('#');
  const namesake = findPage(entry.key, site);
  if (namesake && namesake.route !== route) {
    return report(
      entry,
      `\`${namesake.file}\` is at \`${entry.key}\`, so nothing leads from there to \`${target}\`.`,
      `Write \`${namesake.route}\`, or rename the page.`,
    );
  }
  return checkTarget(entry, entry.key, target, site);
}

/** The ids of one page, in each language that has the page. */
function checkOldIds({ key: route, value, ...position }: LocatedEntry, site: Site): LocalIssue[] {
  const pages = listTranslations(route, site);
  if (pages.length === 0) return reportPage(position, 'This key of `ids`', route, site);
  return listEntries(value).flatMap((entry) => {
    const target = readText(entry);
    if (target.startsWith('/')) return checkTarget(entry, `${route}#${entry.key}`, target, site);
    return pages.flatMap((page) => {
      const isKept = target === entry.key;
      // Only headings take the ids of others (build/render/oldIds.ts).
      const isThere = isKept
        ? hasId(page, target, site)
        : page.parsed?.isBroken || page.parsed?.headings.some(({ id }) => id === target);
      if (!isThere) return reportId(entry, `${route}#${entry.key}`, target, page);
      return !isKept && hasId(page, entry.key, site, false)
        ? report(
            entry,
            `\`${page.file}\` has a passage \`#${entry.key}\` of its own, so the old address leads there.`,
            `Write \`"${entry.key}": "${entry.key}"\`, or give that passage another id.`,
          )
        : [];
    });
  });
}

function checkTarget(position: Position, old: string, target: string, site: Site): LocalIssue[] {
  const [route = '', hash = ''] = target.split('#');
  const pages = listTranslations(route, site);
  if (pages.length === 0) return reportPage(position, `\`${old}\``, route, site);
  return pages.flatMap((page) =>
    hasId(page, hash, site) ? [] : reportId(position, old, hash, page),
  );
}

const readText = ({ value }: LocatedEntry): string =>
  value.type === 'scalar' ? `${value.value}` : '';

const findPage = (route: string, { routes }: Site): SitePage | undefined =>
  routes.get(route) ?? routes.get(getOtherForm(route));

const listTranslations = (route: string, { routes }: Site): SitePage[] =>
  ['', `/${translation}`].flatMap((prefix) => routes.get(prefix + route) ?? []);

/** Whether a page has an id; what cannot be read is believed to have it, or not. */
const hasId = (page: SitePage, id: string, site: Site, unknown = true): boolean =>
  id === '' || (collectPageIds(page, site)?.has(id) ?? unknown);

const pageHint = 'Write `"/guide/old": "/guide/new#passage"`, both as paths of this site.';

function reportPage(position: Position, old: string, route: string, site: Site) {
  const to = old === `\`${route}\`` ? 'itself' : `\`${route}\``;
  const message = `${old} leads to ${to}, where no page is any more.`;
  return report(position, message, suggestRoute(route, { syntax: 'jsx' }, original, site));
}

function reportId(position: Position, old: string, id: string, page: SitePage): LocalIssue[] {
  const nearest = findNearest(id, page.parsed?.ids ?? []);
  return report(
    position,
    `People have the address \`${old}\`, and it leads to \`#${id}\` of \`${page.file}\`, which is not there.`,
    `${nearest ? `Did you mean \`#${nearest}\`? ` : ''}Write here the id of the passage that answers now, ` +
      `or give a heading the old one: \`## Its words {#${id}}\`.`,
  );
}

const report = (at: Position, message: string, hint: string): LocalIssue[] => [
  issue(at, 'old-address', message, hint),
];

/** An address of the public site in an installed package. */
export interface PrintedAddress {
  /** In `node_modules`. */
  file: string;
  /** Without the origin, as in `/config/lib/dts#dtsbundle`. */
  address: string;
}

/** Packages that speak of Rslib, or might. */
const packages = ['@rslib', '@rsbuild', '@rspack/core', 'rsbuild-plugin-dts'];

/** Every address of the public site that the installed tool and its plugins print, each once. */
export function collectPrintedAddresses(modules: string): PrintedAddress[] {
  const pattern = new RegExp(`${siteNames.defaultOrigin}(/[\\w/.#-]*)`, 'g');
  const found = new Map<string, PrintedAddress>();
  for (const name of packages) {
    for (const child of listFiles(path.join(modules, name))) {
      if (!/\.(?:[cm]?js|d\.ts|json|md)$/.test(child)) continue;
      const file = `${name}/${child}`;
      for (const [, match = ''] of readFileSync(path.join(modules, file), 'utf8').matchAll(
        pattern,
      )) {
        const address = match.replace(/\.$/, '');
        if (!found.has(address)) found.set(address, { file, address });
      }
    }
  }
  return [...found.values()];
}
