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
