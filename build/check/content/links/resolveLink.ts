import path from 'node:path';
import { toRoute } from '../../../read/files/toRoute';
import type { AnyLinkUse, LinkSource } from './LinkSource';

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
 * the language of its folder, `.mdx` and relative Markdown links become routes, anything else stays
 * as written (`markdown.link.autoPrefix` is off).
 */
export function resolveLink(
  { href, syntax }: AnyLinkUse,
  { file, language }: LinkSource,
  languages: readonly string[],
): Address {
  const address = href.trim();
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

  const [defaultLanguage = ''] = languages;
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  if (syntax === 'nav' || syntax === 'sidebar') {
    const bare = target.replace(/^\/?/, '/');
    const hasLanguage = languages.includes(bare.split('/')[1] ?? '');
    // The theme leads readers of a language without the page to the default language.
    return syntax === 'nav' && !hasLanguage ? found(prefix + bare, bare) : found(prefix + bare);
  }
  if (!target.startsWith('/')) {
    if (syntax !== 'markdown') return { type: 'relative' };
    return found(toRoute(path.posix.join(path.posix.dirname(file), target), languages).route);
  }
  return found(syntax === 'markdown' ? toRoute(target, languages).route : target);
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
