import path from 'node:path';
import { getOtherForm, oldPages } from '../../../site/oldAddresses';
import { languages, original, site as siteFacts } from '../../../site/site';
import { toRoute } from '../../read/files';
import { findNearest } from '../../read/findNearest';
import type { Site } from '../site';
import type { AnyLinkUse, LinkSource } from './links';

export type Address =
  | { type: 'external' }
  | { type: 'unsafe'; scheme: string }
  | { type: 'empty' }
  | { type: 'malformed' }
  | { type: 'relative' }
  | { type: 'here'; hash: string }
  /** Any of the routes will do; the first one is what was meant. */
  | { type: 'route'; routes: [string, ...string[]]; path: string; hash: string };

/**
 * What an address means, by the framework's rules (its link.js and auto-nav-sidebar): navigation gets
 * the language of its folder, and so do Markdown links from the root; `.mdx` and relative Markdown links
 * become routes, anything else stays as written.
 */
export function resolveLink({ href, syntax }: AnyLinkUse, { file, language }: LinkSource): Address {
  // An address with this site's origin is one of its pages too.
  const address = href.trim().replace(new RegExp(`^${siteFacts.defaultOrigin}(?=/)`), '');
  if (address === '') return { type: 'empty' };
  if (address.startsWith('//')) return { type: 'external' };
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme) {
    const isUnsafe = ['javascript', 'vbscript', 'data', 'file'].includes(scheme);
    return isUnsafe ? { type: 'unsafe', scheme } : { type: 'external' };
  }

  const [beforeHash = '', rawHash = ''] = address.split('#');
  const [rawPath = ''] = beforeHash.split('?');
  const hash = decode(rawHash) ?? rawHash;
  if (rawPath === '') return { type: 'here', hash };
  const target = decode(rawPath);
  if (target === undefined) return { type: 'malformed' };
  const found = (...routes: [string, ...string[]]): Address => ({
    type: 'route',
    routes,
    path: target,
    hash,
  });

  const prefix = language === original ? '' : `/${language}`;
  const hasLanguage = languages.some((one) => one === target.split('/')[1]);
  if (syntax === 'nav' || syntax === 'sidebar') {
    const bare = target.replace(/^\/?/, '/');
    // A page that is not translated has an address in every language (build/read/translationState.ts).
    return syntax === 'nav' && !hasLanguage ? found(prefix + bare, bare) : found(prefix + bare);
  }
  if (!target.startsWith('/')) {
    if (syntax !== 'markdown') return { type: 'relative' };
    return found(toRoute(path.posix.join(path.posix.dirname(file), target)).route);
  }
  if (syntax !== 'markdown') return found(target);
  const { route } = toRoute(target);
  return hasLanguage || prefix === '' ? found(route) : found(prefix + route, route);
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What to write instead of a link that leads nowhere, as a sentence. */
export function suggestRoute(
  route: string,
  { syntax }: Pick<AnyLinkUse, 'syntax'>,
  language: string,
  { routes }: Site,
): string {
  const write = (found: string) => writeRoute(found, syntax, language, routes);
  const isNavigation = syntax === 'nav' || syntax === 'sidebar';
  const [, ...segments] = (language === original ? route : route.slice(language.length + 1)).split(
    '/',
  );
  if (isNavigation && languages.some((one) => one === segments[0])) {
    return `Leave the language out, the framework adds it: \`/${segments.slice(1).join('/')}\`.`;
  }

  const inDefault = route.replace(new RegExp(`^/${language}(?=/)`), '');
  if (inDefault !== route && routes.has(inDefault)) {
    return `The page is there in \`${original}\` only: write \`${write(inDefault)}\`.`;
  }
  const moved = oldPages[inDefault] ?? oldPages[getOtherForm(inDefault)];
  if (moved && routes.has(moved.replace(/#.*/, ''))) return `It is at \`${moved}\` now.`;

  const candidates = listRoutes(language, routes);
  const name = getLastSegment(route);
  const namesakes = candidates.filter((candidate) => name && getLastSegment(candidate) === name);
  const nearest = findNearest(route, namesakes, 1) ?? findNearest(route, candidates, 0.15);
  return nearest
    ? `Did you mean \`${write(nearest)}\`?`
    : 'Name a page that exists, or create this one.';
}

function listRoutes(language: string, routes: Site['routes']): string[] {
  const found: string[] = [];
  for (const [route, page] of routes) if (page.language === language) found.push(route);
  return found;
}

/** `/config/lib` and `/config/lib/` → `lib`. */
const getLastSegment = (route: string): string => /([^/]*)\/?$/.exec(route)?.[1] ?? '';

/** How a route is written in a link: navigation leaves its language out, and so do links of pages to what the original has. */
export function writeRoute(
  route: string,
  syntax: AnyLinkUse['syntax'],
  language: string,
  routes: Site['routes'],
): string {
  const isNavigation = syntax === 'nav' || syntax === 'sidebar';
  const plain = route.startsWith(`/${language}/`) ? route.slice(language.length + 1) : route;
  return isNavigation || routes.has(plain) ? plain : route;
}
