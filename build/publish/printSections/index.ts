import { parse } from 'parse5';
import { getRoutePath } from '../../../site/address';
import { listPrintGroups, type PrintGroup } from '../../../site/printGroups';
import i18n from '../../../i18n.json' with { type: 'json' };
import { type Language, site } from '../../../site/site';
import { getStylePolicy } from '../../render/html/pageStyles';
import type { Step } from '../../rspress/inOrder';
import { readSidebars } from '../../rspress/sidebars';
import { findElement, getAttribute } from '../htmlTree';
import { type Chapter, readChapter } from './printedPage';

/**
 * Puts the pages of each group of the sidebar onto one page for printing, `/print/guide/start`. They
 * are taken from the finished HTML: nothing is compiled or rendered twice, and no list of pages (the
 * sitemap, search, llms files) knows them. List it after htmlFirst().
 * @param tool what was checked with what: `@rslib/core 1.0.1`
 */
export function printSections(tool: string): Step {
  let base = '/';
  const groups: (PrintGroup & { language: string })[] = [];
  return {
    name: 'print-sections',
    beforeBuild(config, isProd) {
      base = config.base ?? base;
      for (const { lang, sidebar } of readSidebars(config, isProd)) {
        const entries = Object.values(sidebar).flat();
        groups.push(...listPrintGroups(entries).map((group) => ({ ...group, language: lang })));
      }
    },
    finishFiles(files) {
      const names = new Map<string, string>();
      for (const name of files.list()) {
        const route = /^(.*)\.html$/.exec(`/${name}`)?.[1];
        if (route) names.set(getRoutePath(route), name);
      }
      const readPage = (route: string) => files.read(names.get(route) ?? '');
      for (const group of groups) {
        const html = composeSection({ group, base, tool, readPage });
        files.write(`${group.route.slice(1)}.html`, html);
      }
    },
  };
}

export interface SectionInput {
  group: PrintGroup & { language: string };
  base: string;
  tool: string;
  /** The finished HTML of a page. */
  readPage: (route: string) => string | undefined;
}

/**
 * One page that holds the text of all pages of a group, in their order, with a list of contents. It
 * shows on the screen what comes out on paper, needs no script, and stays out of search engines.
 * @throws Error for a page that is not there, or not made as expected.
 */
export function composeSection(input: SectionInput): string {
  const { group, base, tool, readPage } = input;
  const text = (key: 'printContents' | 'printHint' | 'printBack'): string =>
    escape(i18n[key][group.language as Language]);
  const sources = group.pages.map((route) => {
    const html = readPage(route);
    if (html) return { route, html };
    throw new Error(`[printSections] ${group.route} names ${route}, which was not built.`);
  });
  const chapters = sources.map((source) => readChapter({ ...source, base, group: group.pages }));
  const [first] = sources;
  const title = `${escape(group.title)} - ${escape(site.name)}`;
  return [
    `<!doctype html><html lang="${group.language}" data-page-type="print" data-scheme="light">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title>`,
    getStylePolicy(),
    ...readStyles(first?.html ?? ''),
    '</head><body><main id="print-section">',
    `<p id="print-hint">${text('printHint')} `,
    `<a href="${base.replace(/\/$/, '')}${first?.route}">${text('printBack')}</a></p>`,
    `<header class="prose"><h1>${escape(group.title)}</h1><p>${escape(`${site.name} · ${tool}`)}</p>`,
    `<nav aria-labelledby="print-contents"><h2 id="print-contents">${text('printContents')}</h2>`,
    `<ol>${chapters.map(listChapter).join('')}</ol></nav></header>`,
    ...chapters.map(({ html }) => html),
    '</main></body></html>',
  ].join('');
}

const listChapter = ({ id, title, headings }: Chapter): string =>
  `<li><a href="#${id}">${title}</a>${headings.length > 0 ? '<ul>' : ''}` +
  headings.map((heading) => `<li><a href="#${heading.id}">${heading.title}</a></li>`).join('') +
  `${headings.length > 0 ? '</ul>' : ''}</li>`;

/** The icon and both stylesheets of a page; the one for paper holds on the screen too. */
function readStyles(html: string): string[] {
  // What follows the head is most of a page.
  const document = parse(html.slice(0, html.indexOf('<body')));
  const [noscript = ''] = /<noscript>[^]*?<\/noscript>/.exec(html) ?? [];
  const sheets = noscript.match(/[^"]+\.css/g) ?? [];
  if (sheets.length !== 2) {
    throw new Error(
      '[printSections] A built page names no two stylesheets in <noscript>: ' +
        'build/render/html has changed, or comes later.',
    );
  }
  const icon = findElement(document, (one) => getAttribute(one, 'rel') === 'icon');
  const iconHref = icon && getAttribute(icon, 'href');
  return [
    ...(iconHref ? [`<link rel="icon" href="${iconHref}">`] : []),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
