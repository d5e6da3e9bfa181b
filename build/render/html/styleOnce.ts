import { createHash } from 'node:crypto';
import { getCriticalStyle } from './criticalStyle';
import { dropLate } from './dropLate';
import { getStylePolicy } from './getStylePolicy';
import { inlineOnce } from './inlineOnce';
import { keepShown } from './keepShown';
import { getStyleGroup } from './pageType';
import { listProperties, shortenProperties } from './shortenProperties';
import { splitPrint } from './splitPrint';

const styleTag = /<style>([^]*?)<\/style>/;

const dropStyle = (html: string): string => html.replace(styleTag, '');

export interface StyledPages {
  /** The pages, each with the rules it needs and the addresses of the other sheets. */
  pages: Map<string, string>;
  /** Every rule for screens, for what a reader opens later, and those for paper. */
  stylesheets: Record<'screen' | 'print', Stylesheet>;
}

export interface StyleOptions {
  /** Where files are fetched from. */
  assetPrefix: string;
  /** The site's own, named on paper. */
  origin: string;
  /** Text of the theme's scripts, whose custom properties keep their names. */
  scripts: string;
}

export interface Stylesheet {
  /** Where it stands in the output. */
  path: string;
  text: string;
}

/**
 * Leaves in each page only the rules that it can show, and names two more sheets in a `<meta>` tag: the whole one, for the intent loader, and the one for paper, which comes once the page
 * has loaded.
 * @throws Error where pages come with different or no inline styles: the framework's output changed.
 */
export async function styleOnce(
  pages: ReadonlyMap<string, string>,
  { assetPrefix, origin, scripts }: StyleOptions,
): Promise<StyledPages> {
  const { screen: text, print } = splitPrint(shortenStyle(pages, scripts));
  const stylesheets = {
    screen: nameSheet('site', text),
    // On paper an address of the site must say which site.
    print: nameSheet(
      'print',
      `:root{${addressProperty}:"${origin.replace(/^\w+:\/\//, '')}"}${print}`,
    ),
  };
  const [screenHref, printHref] = [stylesheets.screen, stylesheets.print].map(
    ({ path }) => assetPrefix + path,
  );
  // Without script nothing would bring them.
  const names = `<meta name="app-styles" content="${screenHref} ${printHref}">`;
  const rest =
    `<noscript><link rel="stylesheet" href="${screenHref}">` +
    `<link rel="stylesheet" media="print" href="${printHref}"></noscript>`;
  const styled = new Map<string, string>();
  for (const [type, files] of groupPages(pages)) {
    const shown = new Map(files.map((file) => [file, dropLate(dropStyle(pages.get(file) ?? ''))]));
    const critical = await getCriticalStyle(text, [...shown.values()]);
    for (const [file, tags] of shown) {
      // The sheet for paper goes by the names of the page.
      const own = inlineOnce(keepShown(critical, tags), tags + stylesheets.print.text);
      if (!own.trim()) throw new Error(`[htmlFirst] No rule is left for ${file} (${type}).`);
      const style = `${getStylePolicy(own)}<style>${own}</style>`;
      styled.set(file, putStyle(pages.get(file) ?? '', style + names, rest));
    }
  }
  return { pages: styled, stylesheets };
}

/** The style and the names of the sheets stand before the first script, which may ask for one at once. */
const putStyle = (html: string, style: string, rest: string): string =>
  html.replace(styleTag, () => rest).replace('<script', (script) => style + script);

function nameSheet(name: string, text: string): Stylesheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `static/css/${name}.${hash}.css`, text };
}

const addressProperty = '--site-host';

function shortenStyle(pages: ReadonlyMap<string, string>, scripts: string): string {
  const kept = new Set([addressProperty, ...listProperties(scripts)]);
  for (const html of pages.values()) {
    for (const name of listProperties(dropStyle(html))) kept.add(name);
  }
  return shortenProperties(getSharedStyle(pages), kept);
}

function getSharedStyle(pages: ReadonlyMap<string, string>): string {
  const styles = new Set([...pages.values()].map((html) => styleTag.exec(html)?.[1] ?? ''));
  const [style] = styles;
  if (styles.size === 1 && style) return style;
  throw new Error(
    `[htmlFirst] Pages carry ${styles.size} different inline styles, expected one: look at the ` +
      'emitted HTML and adapt build/render/html/styleOnce.ts.',
  );
}

function groupPages(pages: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [file, html] of pages) {
    const group = getStyleGroup(html, file);
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  return groups;
}
