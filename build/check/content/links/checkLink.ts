import type { LocalFault } from '../../../read/faults/Fault';
import type { Rule } from '../../rules';
import type { Site, SitePage } from '../Site';
import { checkAnchor } from './checkAnchor';
import type { AnyLinkUse, LinkSource } from './LinkSource';
import { type Address, resolveLink } from './resolveLink';
import { suggestRoute } from './suggestRoute';
import { writeRoute } from './writeRoute';

interface Finding {
  rule?: Rule;
  message: string;
  hint: string;
}

/** What is wrong with a link, if anything: it must lead to a page of the site and a passage of it. */
export function checkLink(use: AnyLinkUse, source: LinkSource, site: Site): LocalFault | undefined {
  const address = resolveLink(use, source, site.languages);
  const page = findPage(address, source, site);
  const finding = page
    ? checkHash(page, address, source, site)
    : explain(address, use, source, site);
  if (!finding) return undefined;
  return { line: use.line, column: use.column, rule: 'dead-link', ...finding };
}

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
  // The passage that a fragment links to may be in any page that draws it.
  if (page.isFragment || !('hash' in address)) return undefined;
  const finding = checkAnchor(page, address.hash, page.file === file, site);
  return finding && { rule: 'dead-anchor', ...finding };
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
      hint: `Write \`${writeRoute(other, syntax, language)}\`: hosts take the two for different pages.`,
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
