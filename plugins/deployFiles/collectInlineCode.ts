import { createHash } from 'node:crypto';
import { type HtmlElement, scanHtml } from './scanHtml';

/** One inline script or style, and the first page that holds it. */
export interface InlineCode {
  kind: 'script' | 'style';
  /** CSP source, such as `'sha256-…'`. */
  source: string;
  page: string;
  /** First characters, to recognise it by. */
  excerpt: string;
}

export interface InlineFindings {
  code: InlineCode[];
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
 * Every different inline script and style of the pages, each once. Scripts that browsers do not
 * run, such as JSON, need no permission and are left out; speculation rules need it.
 */
export function collectInlineCode(pages: readonly HtmlPage[]): InlineFindings {
  const code = new Map<string, InlineCode>();
  const handlers: string[] = [];
  for (const { file, html } of pages) {
    for (const element of scanHtml(html)) {
      handlers.push(...findHandlers(element).map((handler) => `${file}: ${handler}`));
      const kind = classify(element);
      if (kind === 'none') continue;
      const source = hash(element.text);
      const excerpt = element.text.trim().replace(/\s+/g, ' ').slice(0, excerptLength);
      const key = `${kind} ${source}`;
      if (!code.has(key)) code.set(key, { kind, source, page: file, excerpt });
    }
  }
  return { code: [...code.values()], handlers };
}

function classify({ name, attributes }: HtmlElement): 'script' | 'style' | 'none' {
  if (name === 'style') return 'style';
  if (name !== 'script' || attributes.has('src')) return 'none';
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  // https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type; import maps and speculation
  // rules are no code, but policies ask for their hash as well.
  const isGoverned =
    /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|)$/.test(type);
  return isGoverned ? 'script' : 'none';
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
