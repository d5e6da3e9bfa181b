import { createHash } from 'node:crypto';
import { parse } from 'postcss';
import { type BuiltFile, nameFile } from '../builtFiles';
import { dropDeferred, keepShown } from './shownRules';
import { dropDeferredRules, inlineProperties, splitPrint } from './stylesheet';

export interface StyledPages {
  /** The pages, each with the rules it needs and the addresses of the other stylesheets. */
  pages: Map<string, string>;
  /** Every rule for screens, for what a reader opens later, and those for print. */
  stylesheets: Record<'screen' | 'print', BuiltFile>;
}

const styleTag = /<style>([^]*?)<\/style>/;
const dropStyle = (html: string): string => html.replace(styleTag, '');

/**
 * Leaves in each page only the rules that it can show, and names two more stylesheets in `<noscript>`:
 * the whole one, which comes at the first interaction, and the one for print, which comes once the page
 * has loaded.
 * @param assetPrefix where files are fetched from
 * @throws Error where pages come with different or no inline styles: the framework's output changed.
 */
export function stylePages(pages: ReadonlyMap<string, string>, assetPrefix: string): StyledPages {
  const { screen, print } = splitPrint(getSharedStyle(pages));
  const early = dropDeferredRules(screen);
  const printed = parse(print);
  // In what is printed, too: a page leaves out properties that none of its own rules reads.
  inlineProperties([early, printed], [...pages.values()].map(dropStyle));
  const stylesheets = {
    screen: nameFile('site.css', screen),
    print: nameFile('print.css', printed.toString()),
  };
  const screenHref = assetPrefix + stylesheets.screen.path;
  const printHref = assetPrefix + stylesheets.print.path;
  // Scripts read their addresses from here (theme/boot/resources.ts).
  const rest =
    `<noscript><link rel="stylesheet" href="${screenHref}">` +
    `<link rel="stylesheet" media="print" href="${printHref}"></noscript>`;
  const styled = new Map<string, string>();
  for (const [file, html] of pages) {
    const own = keepShown(early, dropDeferred(dropStyle(html)));
    const style = `${getStylePolicy(own)}<style>${own}</style>${rest}`;
    // Before the first script, which may request a stylesheet at once.
    const page = html.replace(styleTag, '').replace('<script', (tag) => style + tag);
    styled.set(file, page);
  }
  return { pages: styled, stylesheets };
}

function getSharedStyle(pages: ReadonlyMap<string, string>): string {
  const styles = new Set([...pages.values()].map((html) => styleTag.exec(html)?.[1] ?? ''));
  const [style] = styles;
  if (styles.size === 1 && style) return style;
  throw new Error(
    `[html] Pages carry ${styles.size} different inline styles, expected one: look at the ` +
      'emitted HTML and adapt build/render/html/pageStyles.ts.',
  );
}

/**
 * The policy that a page carries for its own style, or for none: every page has another, so the headers,
 * which all pages share, cannot name them (build/publish/hostFiles/securityPolicy.ts checks that no
 * page goes without). Style attributes stay allowed: React writes custom properties that way.
 */
export function getStylePolicy(style?: string): string {
  const own =
    style === undefined ? '' : ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const policy = `style-src 'self'${own};style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
