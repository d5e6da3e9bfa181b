import type { AnyLinkUse } from './LinkSource';

/** How a route is written in a link: navigation leaves the language of its folder out. */
export function writeRoute(route: string, syntax: AnyLinkUse['syntax'], language: string): string {
  const isNavigation = syntax === 'nav' || syntax === 'sidebar';
  const prefix = `/${language}`;
  return isNavigation && route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route;
}
