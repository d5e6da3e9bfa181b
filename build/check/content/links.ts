import path from 'node:path';
import { original } from '../../../site/site';
import { issue, type LocalIssue } from '../../read/issues';
import { findNearest, suggest } from '../../read/findNearest';
import { getText } from '../../read/located';
import type { ImageUse, ImportUse, LinkUse } from '../../read/page';
import { getHost, type Site, type SitePage } from '../site';
import type { Rule } from '../../read/rules';
import { glossary } from '../translation/terms';
import { type Address, resolveLink, suggestRoute, writeRoute } from './routes';

interface Finding {
  rule?: Rule;
  message: string;
  hint: string;
}

/** What is wrong with a link, if anything: it must lead to a page of the site and a passage of it. */
export function checkLink(use: AnyLinkUse, source: LinkSource, site: Site): LocalIssue | undefined {
  const address = resolveLink(use, source);
  const page = findPage(address, source, site);
  const finding = page
    ? checkHash(page, address, source, site)
    : explain(address, use, source, site);
  if (!finding) return undefined;
  const { rule = 'dead-link', message, hint } = finding;
  return issue(use, rule, message, hint);
}

/** The addresses of pages in a source file of ours, in quotes: `'/guide/advanced/publish#types'`. */
export const checkCodeLinks = (source: string, site: Site): LocalIssue[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/'(\/[^']*)'/g)].flatMap(({ 1: href = '', index: at }) => {
      const use = { href, syntax: 'jsx', line: index + 1, column: at + 2 } as const;
      return checkLink(use, { file: '', language: original }, site) ?? [];
    }),
  );

const terms = new Set(glossary.flatMap(({ en, zh }) => [en, zh].flat()));

/**
 * A link whose text is the title of another page than it leads to, as a typo of the address leaves it.
 * A passage may be called like a page: `[UMD](/guide/start/glossary#umd)`, and a page like a term.
 */
export function checkLinkText(use: LinkUse, source: LinkSource, site: Site): LocalIssue[] {
  const { text = '', href } = use;
  const named = site.titles.get(source.language)?.get(text);
  if (!named || named.file === source.file || terms.has(text)) return [];
  const address = resolveLink(use, source);
  const target = findPage(address, source, site);
  const hash = 'hash' in address ? address.hash : '';
  const title = getText(target?.parsed?.frontMatter, 'title') ?? '';
  const passage = target?.parsed?.headings.find(({ id }) => id === hash)?.text ?? '';
  const words = new Set(listWords(hash ? `${title} ${passage}` : ''));
  if (!target || title === text || listWords(text).some((word) => words.has(word))) return [];
  const message = `“${text}” is the title of \`${named.route}\`, and the link leads to \`${href}\`.`;
  const hint = `Link to \`${named.route}\`, or say what is at the other page.`;
  return [issue(use, 'link-title', message, hint)];
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function findPage(address: Address, { file }: LinkSource, site: Site): SitePage | undefined {
  if (address.type === 'here') return site.pages.get(file);
  if (address.type !== 'route') return undefined;
  return address.routes.map((route) => site.routes.get(route)).find(Boolean);
}

function checkHash(
  page: SitePage,
  address: Address,
  { file }: LinkSource,
  site: Site,
): Finding | undefined {
  // The passage that a fragment links to may be in any page that renders it.
  if (page.isFragment || !('hash' in address)) return undefined;
  const finding = checkAnchor(page, address.hash, page.file === file, site);
  return finding && { rule: 'dead-anchor', ...finding };
}

/** A host that hardly any link has, one typo away from one that others have. */
function checkHost(href: string, { hosts }: Site): Finding | undefined {
  const host = getHost(href);
  if (!host || (hosts.get(host) ?? 0) > 2) return undefined;
  const usual = [...hosts].flatMap(([name, count]) => (count > 3 ? [name] : []));
  const nearest = findNearest(host, usual, 0.1);
  if (!nearest) return undefined;
  const message = `Other links lead to \`${nearest}\`, this one to \`${host}\`.`;
  return { message, hint: 'Is it a typo?' };
}

/** Why an address leads to no page; undefined where it need not. */
function explain(
  address: Address,
  use: AnyLinkUse,
  { language }: LinkSource,
  site: Site,
): Finding | undefined {
  const { href, syntax } = use;
  switch (address.type) {
    case 'external':
      return checkHost(href, site);
    case 'here':
      return undefined;
    case 'empty':
      return { message: 'The link has no address.', hint: 'Write where it leads, or remove it.' };
    case 'unsafe':
      return {
        rule: 'unsafe-link',
        message: `\`${address.scheme}:\` is no address of a page.`,
        hint: 'Link to a route of this site or to an https address.',
      };
    case 'malformed':
      return {
        message: `\`${href}\` has a \`%\` that starts no code.`,
        hint: 'Write `%25` for a percent sign.',
      };
    case 'relative':
      return {
        message: `\`${href}\` is relative, which only Markdown links can be.`,
        hint: 'Write the whole route, from `/`.',
      };
  }

  const [route] = address.routes;
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  if (site.routes.has(other)) {
    return {
      message: `\`${href}\` ${other.endsWith('/') ? 'lacks' : 'has'} a slash at its end.`,
      hint: `Write \`${writeRoute(other, syntax, language, site.routes)}\`: hosts take the two for different pages.`,
    };
  }
  if (site.files.has(`public${address.path}`)) {
    if (syntax !== 'markdown') return undefined;
    return {
      message: `\`${address.path}\` is a file: the framework takes Markdown links for pages.`,
      hint: `Write \`<a href="${address.path}">…</a>\`.`,
    };
  }
  return {
    message: `Nothing is at \`${href.replace(/[?#].*$/, '')}\`.`,
    hint: suggestRoute(route, use, language, site),
  };
}

/** What is wrong with a link's `#id` on the page it leads to, if anything. */
function checkAnchor(
  target: SitePage,
  hash: string,
  isHere: boolean,
  site: Site,
): { message: string; hint: string } | undefined {
  if (hash === '') return undefined;
  const ids = collectPageIds(target, site);
  if (!ids || ids.has(hash)) return undefined;
  const nearest = findNearest(hash, ids) ?? [...ids].find((id) => id.startsWith(hash));
  return {
    message: `${isHere ? 'This page' : `\`${target.route}\``} has no \`#${hash}\`.`,
    hint: nearest
      ? `Did you mean \`#${nearest}\`?`
      : 'Link to one of its headings, or give the passage a heading.',
  };
}

/** What is wrong with an image's address, if anything: `/x.svg` is in `public/`, `./x.svg` next to the page. */
export function checkImage(
  { src, ...position }: ImageUse,
  file: string,
  files: ReadonlySet<string>,
): LocalIssue | undefined {
  const [address = ''] = src.split(/[?#]/);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return undefined;
  const target = address.startsWith('/')
    ? path.posix.join('public', address)
    : path.posix.join(path.posix.dirname(file), address);
  if (address !== '' && files.has(target)) return undefined;
  const images = [...files].filter((name) => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name));
  const otherwise =
    'Put the image into `public/` and write its path from there, such as `/images/x.svg`.';
  const hint = suggest(target, images, otherwise, 0.25);
  return issue(
    position,
    'image-missing',
    `There is no file \`${target}\` in the docs folder.`,
    hint,
  );
}

/** A link in any file that writers edit; the kinds differ in what the framework makes of an address. */
export type AnyLinkUse = Omit<LinkUse, 'syntax'> & {
  syntax: LinkUse['syntax'] | 'nav' | 'sidebar';
};

/** Where a link was written. */
export interface LinkSource {
  /** Relative to the docs folder. */
  file: string;
  language: string;
}

/**
 * Every id of a page, those of the fragments it renders among them; undefined where that cannot be
 * known, since one of them is broken or a component.
 */
export function collectPageIds(
  page: SitePage,
  site: Site,
  seen = new Set<string>(),
): ReadonlySet<string> | undefined {
  if (!page.parsed || page.parsed.isBroken) return undefined;
  // Most pages render no fragment: asked for by every link, a copy would cost more than the check.
  if (page.parsed.imports.length === 0) return page.parsed.ids;
  seen.add(page.file);
  const ids = new Set(page.parsed.ids);
  for (const { href } of page.parsed.imports) {
    const fragment = findImported(href, page, site);
    if (!fragment || seen.has(fragment.file)) continue;
    const inner = collectPageIds(fragment, site, seen);
    if (!inner) return undefined;
    for (const id of inner) ids.add(id);
  }
  return ids;
}

const findImported = (href: string, { file }: LinkSource, site: Site): SitePage | undefined =>
  site.pages.get(path.posix.join(path.posix.dirname(file), href));

/** What a page imports must be a page or fragment of the site. */
export function checkImport(use: ImportUse, source: LinkSource, site: Site): LocalIssue[] {
  const { href } = use;
  if (href.startsWith('.') && findImported(href, source, site)) return [];
  const message = `The page imports \`${href}\`, which is no MDX file of the docs.`;
  const folder = path.posix.dirname(source.file);
  const files = [...site.pages.keys()].map((file) =>
    path.posix.relative(folder, file).replace(/^(?!\.)/, './'),
  );
  const hint = suggest(href, files, 'Write the path of an `.mdx` file: `./_fragments/note.mdx`.');
  return [issue(use, 'import-missing', message, hint)];
}
