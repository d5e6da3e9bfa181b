import { parse } from 'parse5';
import { absoluteUrl, getMarkdownPath, type SiteAddress } from '../../../site/address';
import { type OutputFiles, replaceWritten } from '../../rspress/outputFiles';
import { escapePattern } from '../../../site/escapePattern';
import type { Language } from '../../../site/site';
import { factsFile } from '../factsFile';
import { findElement, getAttribute, isElement, type Node } from '../htmlTree';
import { type BundleList, getText, writeBundles } from './bundles';

export interface FinishOptions {
  address: SiteAddress;
  /** What pages are checked with: `@rslib/core 1.0.1`. */
  tool: string;
  /** The default language first; filled in before the build starts. */
  lists: readonly BundleList[];
}

/**
 * Completes what the official plugin wrote while it is still in memory: each page's Markdown says what
 * its HTML shows along with the text, pages of a section are in one file too, and `llms.txt` names these.
 */
export function completeFiles(files: OutputFiles, options: FinishOptions): void {
  const pages = finishPages(files, options);
  for (const list of options.lists) addBundles(list, files, pages, options);
}

/** Gives the finished Markdown of each page, by its file. */
function finishPages(
  files: OutputFiles,
  { address, lists, tool }: FinishOptions,
): Map<string, string> {
  const resolve = (href: string): string => {
    const [path = '', hash = ''] = href.slice(address.base.length - 1).split('#');
    return absoluteUrl(address, getMarkdownPath(path)) + (hash && `#${hash}`);
  };
  const pages = new Map<string, string>();
  for (const file of files.list().filter((name) => name.endsWith('.md'))) {
    const written = files.read(file).trimEnd();
    const html = files.read(file.replace(/md$/, 'html'));
    const overview = describeOverview(html, resolve).trim();
    const list = lists.find(({ folder }) => folder && file.startsWith(folder)) ?? lists[0];
    // What the HTML page says at its end, if it does.
    const line = getText('checkedTool', list?.language ?? 'en').replace('{{tool}}', tool);
    const checked = new RegExp(`${escapePattern(line)}[^<]*`).exec(html)?.[0];
    const text = `${[written, overview, checked].filter(Boolean).join('\n\n')}\n`;
    pages.set(file, text);
    const index = absoluteUrl(address, `/${list?.folder ?? ''}llms.txt`);
    const note = getText('llms.index', list?.language ?? 'en').replace('{{index}}', index);
    // Below the title, where who reads a single page finds it; a page may have none.
    files.write(
      file,
      text.replace(/^# .*\n/, (title) => `${title}\n> ${note}\n`),
    );
    if (!overview || !list) continue;
    // The file of all pages has the page's text too.
    const all = `${list.folder}llms-full.txt`;
    const addOverview = (before: string) => `${before}\n\n${overview}`;
    files.write(all, replaceWritten(all, files.read(all), written, addOverview));
  }
  return pages;
}

function addBundles(
  list: BundleList,
  files: OutputFiles,
  pages: ReadonlyMap<string, string>,
  { address }: FinishOptions,
): void {
  const full = files.read(`${list.folder}llms-full.txt`);
  const { files: bundles, section } = writeBundles({ list, address, pages, full });
  for (const { file, text } of bundles) files.write(file, text);
  const index = `${list.folder}llms.txt`;
  const facts = describeFacts(files.read(factsFile), list.language, address);
  if (section) files.write(index, `${files.read(index)}${section}${facts}`);
}

/** The line about the facts in JSON. */
const describeFacts = (json: string, language: Language, address: SiteAddress): string =>
  json &&
  `- [${getText('llms.facts', language)}](${absoluteUrl(address, factsFile)}): ` +
    `${Math.ceil(Buffer.byteLength(json) / 1000)} kB\n`;

/**
 * What an overview page lists below its text, as Markdown: read from its finished HTML, where the
 * sidebar has already put it in order. Empty for other pages.
 */
function describeOverview(html: string, resolve: (href: string) => string): string {
  if (!html.includes('data-overview')) return '';
  const root = findElement(parse(html), (one) => getAttribute(one, 'data-overview') !== undefined);
  return root ? listLines(root, resolve).join('\n') : '';
}

function listLines(node: Node, resolve: (href: string) => string): string[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => {
    if (!isElement(child)) return [];
    const line = write(child, resolve);
    const level = /^h([2-4])$/.exec(child.tagName)?.[1];
    if (level) return ['', `${'#'.repeat(Number(level))} ${line}`, ''];
    // An entry that holds a heading is a group of entries.
    const isEntry =
      child.tagName === 'li' && !findElement(child, ({ tagName }) => /^h\d$|^li$/.test(tagName));
    return isEntry ? [`- ${line}`] : listLines(child, resolve);
  });
}

/** Words, code and links of a heading or an entry. */
function write(node: Node, resolve: (href: string) => string): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  // A note in code is apart from the words before it.
  const inside = node.childNodes
    .map((child) => write(child, resolve))
    .reduce((before, next) => before + (before && next.startsWith('`') ? ' ' : '') + next, '');
  if (!isElement(node)) return inside;
  const href = getAttribute(node, 'href');
  if (node.tagName === 'a' && href) return `[${inside}](${resolve(href)})`;
  // An option's name comes in pieces, so that it may break between them.
  return node.tagName === 'code' ? `\`${inside}\`` : inside;
}
