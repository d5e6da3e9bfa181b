import { createHash } from 'node:crypto';
import { type HtmlElement, scanHtml } from './scanHtml';

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
 * (build/render/html/getStylePolicy.ts). Scripts that browsers do not run, such as JSON, need no permission
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
