import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { type Element, getAttribute, listElements } from '../htmlTree';

/** Every hash must be earned: more of them means that pages no longer share their inline code. */
const maxHashes = 5;

/** Cloudflare reads 2,000 characters of a line of `_headers`, the header's name among them. */
const maxPolicyLength = 1900;

/** Other hosts that pages may send requests to. */
export interface OtherHosts {
  /** For pictures. */
  assetsOrigin?: string | undefined;
  /** For results of search. */
  searchUrl?: string | undefined;
}

/**
 * Directives of the Content-Security-Policy, in order. Nothing but this origin, and inline scripts only
 * by hash. Every kind of thing that pages fetch is named but styles, and so there is no `default-src`: of
 * styles each page says itself, by hash, which one it has (build/render/html/pageStyles.ts). Browsers
 * enforce both policies. The hashes of all pages' styles would be 400 bytes of each answer, and have
 * pages share rules that they do not need. Workers and handlers in attributes go by `script-src`.
 * `upgrade-insecure-requests` is left out: no source here is insecure, and Safari would apply it to the
 * preview on http://127.0.0.1. Throws naming pages when there are too many hashes, styles that their page
 * does not name, or handlers that no policy by hash allows.
 */
export function buildPolicy(
  { code, openStyles, handlers }: InlineFindings,
  { assetsOrigin, searchUrl }: OtherHosts = {},
): string[] {
  refuseAll(
    handlers,
    'inline event handlers or javascript: links, which the Content-Security-Policy blocks.',
    'Attach them from a script instead.',
  );
  refuseAll(
    openStyles,
    'inline styles that no policy of their page names, which would be open to any other.',
    'Have build/render/html/pageStyles.ts name them, before the style.',
  );
  refuseAll(
    code.length > maxHashes
      ? code.map(({ page, excerpt }) => `${page}: <script> ${excerpt} …`)
      : [],
    `different inline scripts; the Content-Security-Policy takes ${maxHashes}.`,
    'Make pages share their inline code byte by byte, or move it into a file.',
  );
  const scripts = code.map(({ source }) => source);
  const assets = assetsOrigin ? [readOrigin('ASSETS_ORIGIN', assetsOrigin)] : [];
  const search = searchUrl ? [readOrigin('search.remote.url', searchUrl)] : [];
  const directives = [
    ["script-src 'self'", ...scripts].join(' '),
    ["img-src 'self' data:", ...assets].join(' '),
    ["connect-src 'self'", ...search].join(' '),
    "manifest-src 'self'",
    "font-src 'none'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Made by theme/boot/trustedTypes.ts, theme/lib/trustHtml.ts, theme/offline/keptVersion.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default docs offline',
  ];
  const { length } = directives.join('; ');
  if (length > maxPolicyLength) {
    throw new Error(
      `[hostFiles] the Content-Security-Policy has ${length} characters; hosts read ${maxPolicyLength}.`,
    );
  }
  return directives;
}

function refuseAll(found: readonly string[], what: string, advice: string): void {
  if (found.length === 0) return;
  const lines = found.map((one) => `  ${one}`);
  throw new Error([`[hostFiles] ${found.length} ${what}`, ...lines, advice].join('\n'));
}

/** Origin of a secure address, without path. */
function readOrigin(name: string, address: string): string {
  if (!isSecureAddress(address)) {
    throw new Error(
      `${name} is "${address}": give an https address, such as https://assets.example.org.`,
    );
  }
  return new URL(address).origin;
}

/** One inline script, and the first page that holds it. */
export interface InlineCode {
  /** CSP source, such as `'sha256-…'`. */
  source: string;
  page: string;
  /** First characters, to recognise it by. */
  excerpt: string;
}

export interface InlineFindings {
  code: InlineCode[];
  /** `page: style` for those that no policy of their page names before, and pages that have no such policy. */
  openStyles: string[];
  /** `page: what` for handlers in attributes, which no hash can allow. */
  handlers: string[];
}

export interface HtmlPage {
  /** Path of the file below the output folder, with `/`. */
  file: string;
  html: string;
}

const excerptLength = 60;

/**
 * Every different inline script of the pages, each once, and styles that a page has not named itself
 * (build/render/html/pageStyles.ts). Scripts that browsers do not run, such as JSON, need no permission
 * and are left out; speculation rules need it.
 */
export function collectInlineCode(pages: readonly HtmlPage[]): InlineFindings {
  const code = new Map<string, InlineCode>();
  const openStyles: string[] = [];
  const handlers: string[] = [];
  for (const { file, html } of pages) {
    let ownPolicy = '';
    // As without scripts: what is in `noscript` counts.
    for (const element of listElements(parse(html, { scriptingEnabled: false }))) {
      handlers.push(...findHandlers(element).map((handler) => `${file}: ${handler}`));
      if (isPolicy(element)) ownPolicy = getAttribute(element, 'content') ?? '';
      const isStyle = element.tagName === 'style';
      if (!isStyle && !isGovernedScript(element)) continue;
      const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      const excerpt = text.trim().replace(/\s+/g, ' ').slice(0, excerptLength);
      const digest = createHash('sha256').update(text).digest('base64');
      const source = `'sha256-${digest}'`;
      if (!isStyle && !code.has(source)) code.set(source, { source, page: file, excerpt });
      if (isStyle && !ownPolicy.includes(source)) openStyles.push(`${file}: <style> ${excerpt} …`);
    }
    if (!ownPolicy.includes('style-src ')) openStyles.push(`${file}: no policy for styles`);
  }
  return { code: [...code.values()], openStyles, handlers };
}

const isPolicy = (element: Element): boolean =>
  element.tagName === 'meta' &&
  getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

function isGovernedScript(element: Element): boolean {
  if (element.tagName !== 'script' || getAttribute(element, 'src') !== undefined) return false;
  const type = (getAttribute(element, 'type') ?? '').trim().toLowerCase();
  // https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type; import maps and speculation
  // rules are no code, but policies ask for their hash as well: Chromium 150 does not go by the keyword.
  return /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|)$/.test(
    type,
  );
}

const findHandlers = ({ tagName, attrs }: Element): string[] =>
  attrs
    .filter(({ name, value }) => /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value))
    .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, excerptLength)}">`);

/** Directives that browsers ignore in a meta element, with a message in the console. */
const headerOnly = /^(frame-ancestors|report-uri|report-to|sandbox)\b/;

/**
 * Puts the policy into the page, for hosts that send no headers of ours. It follows the
 * declaration of the character set where that comes first, which must lie in the first 1,024 bytes,
 * and before everything it governs. Throws when the page has no head.
 */
export function insertMetaPolicy(html: string, policy: readonly string[]): string {
  const content = policy.filter((directive) => !headerOnly.test(directive)).join('; ');
  const head = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('[hostFiles] a page without <head> cannot carry the policy.');
  const end = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/**
 * Whether pages may fetch from an address: https, or http on this machine, for tests; without a
 * password, which everybody could read.
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isLocal = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  return (protocol === 'https:' || isLocal) && !username && !password;
}
