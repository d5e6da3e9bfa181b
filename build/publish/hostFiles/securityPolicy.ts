import { createHash } from 'node:crypto';
import { isSecureAddress } from '../../../site/isSecureAddress';

/** Every hash must be earned: more of them means that pages no longer share their inline code. */
export const maxHashes = 5;

/** Cloudflare reads 2,000 characters of a line of `_headers`, the header's name among them. */
const maxPolicyLength = 1900;

/** Hosts beside this one that pages may ask. */
export interface OtherHosts {
  /** For pictures. */
  assetsOrigin?: string | undefined;
  /** For results of search. */
  searchUrl?: string | undefined;
}

/**
 * Directives of the Content-Security-Policy, in order. Nothing but this origin, and inline scripts only by
 * hash. Every kind of thing that pages fetch is named but styles, and so there is no `default-src`: of
 * styles each page says itself, by hash, which one it has (build/render/html/pageStyles.ts). Browsers
 * enforce both policies. The hashes of all pages' styles would be 400 bytes of each answer, and have pages
 * share rules that they do not need. Workers and handlers in attributes go by `script-src`.
 * `upgrade-insecure-requests` is left out: no source here is insecure, and Safari would apply it to
 * the preview on http://127.0.0.1.
 * Throws naming pages when there are too many hashes, styles that their page does not name, or handlers
 * that no policy by hash allows.
 */
export function buildPolicy(
  { code, openStyles, handlers }: InlineFindings,
  { assetsOrigin, searchUrl }: OtherHosts = {},
): string[] {
  if (handlers.length > 0) {
    throw new Error(
      [
        `[hostFiles] ${handlers.length} inline event handlers or javascript: links, which the Content-Security-Policy blocks.`,
        ...handlers.map((handler) => `  ${handler}`),
        'Attach them from a script instead.',
      ].join('\n'),
    );
  }
  if (openStyles.length > 0) {
    throw new Error(
      [
        `[hostFiles] ${openStyles.length} inline styles that no policy of their page names, which would be open to any other.`,
        ...openStyles.map((style) => `  ${style}`),
        'Have build/render/html/pageStyles.ts name them, before the style.',
      ].join('\n'),
    );
  }
  if (code.length > maxHashes) {
    throw new Error(
      [
        `[hostFiles] ${code.length} different inline scripts; the Content-Security-Policy takes ${maxHashes}.`,
        ...code.map(({ page, excerpt }) => `  ${page}: <script> ${excerpt} …`),
        'Make pages share their inline code byte by byte, or move it into a file.',
      ].join('\n'),
    );
  }
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
    for (const element of scanHtml(html)) {
      handlers.push(...findHandlers(element).map((handler) => `${file}: ${handler}`));
      const excerpt = element.text.trim().replace(/\s+/g, ' ').slice(0, excerptLength);
      if (isPolicy(element)) ownPolicy = element.attributes.get('content') ?? '';
      if (element.name === 'style' && !ownPolicy.includes(hash(element.text))) {
        openStyles.push(`${file}: <style> ${excerpt} …`);
      }
      if (!isGovernedScript(element)) continue;
      const source = hash(element.text);
      if (!code.has(source)) code.set(source, { source, page: file, excerpt });
    }
    if (!ownPolicy.includes('style-src ')) openStyles.push(`${file}: no policy for styles`);
  }
  return { code: [...code.values()], openStyles, handlers };
}

const isPolicy = ({ name, attributes }: HtmlElement): boolean =>
  name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';

function isGovernedScript({ name, attributes }: HtmlElement): boolean {
  if (name !== 'script' || attributes.has('src')) return false;
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  // https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type; import maps and speculation
  // rules are no code, but policies ask for their hash as well: Chromium 150 does not go by the keyword.
  return /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|)$/.test(
    type,
  );
}

/** Hash of the text as the parser hands it on, which turns every line ending into `\n`. */
function hash(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

function findHandlers({ name, attributes }: HtmlElement): string[] {
  return [...attributes]
    .filter(([key, value]) => /^on[a-z]+$/.test(key) || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value.slice(0, excerptLength)}">`);
}

/** A start tag with the raw text of the element, where the element is one that holds raw text. */
export interface HtmlElement {
  name: string;
  attributes: Map<string, string>;
  text: string;
}

const tagName = /<([a-zA-Z][^\s/>]*)/y;
const comment = /<!--[^]*?(?:-->|$)/y;
/** One attribute, or what stands between two. A quote that is never closed runs to the end. */
const attribute =
  /[\s/]+|([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s"'>]+)))?|["'=]/y;
const rawTextElements = new Set(['script', 'style', 'textarea', 'title', 'iframe']);

/**
 * Start tags of a document in order, as a browser's parser sees them: nothing inside comments, and
 * nothing inside scripts, styles, titles and text areas, whose content is text. Enough for
 * well-formed HTML that a renderer wrote; not a validator.
 */
export function scanHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  let position = html.indexOf('<');
  while (position >= 0) {
    let end = position + 1;
    const skipped = matchAt(comment, html, position);
    const tag = skipped ? null : matchAt(tagName, html, position);
    if (skipped) {
      end = position + skipped[0].length;
    } else if (tag) {
      const name = (tag[1] ?? '').toLowerCase();
      const { attributes, next } = readAttributes(html, position + tag[0].length);
      const text = rawTextElements.has(name) ? readRawText(html, next, name) : '';
      elements.push({ name, attributes, text });
      end = next + text.length;
    }
    position = html.indexOf('<', end);
  }
  return elements;
}

/** Attributes from a place within a tag, and where the tag ends. Of two of a name the first counts. */
function readAttributes(html: string, start: number) {
  const attributes = new Map<string, string>();
  let next = start;
  for (;;) {
    const match = matchAt(attribute, html, next);
    if (!match) return { attributes, next: Math.min(next + 1, html.length) };
    const [whole, name, double, single, bare] = match;
    next += whole.length;
    if (name === undefined || attributes.has(name.toLowerCase())) continue;
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
}

function readRawText(html: string, start: number, name: string): string {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = start;
  return html.slice(start, close.exec(html)?.index ?? html.length);
}

function matchAt(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(html);
}

/** Directives that browsers ignore in a meta element, with a message in the console. */
const headerOnly = /^(frame-ancestors|report-uri|report-to|sandbox)\b/;

/**
 * Puts the policy into the page, for hosts that send no headers of ours. It stands behind the
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
