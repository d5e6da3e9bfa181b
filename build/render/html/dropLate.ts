/** What is text to the parser and may hold elements, or set attributes; else a tag, with its name. */
const piece =
  /<(script|noscript)\b[^]*?<\/\1>|<(?<close>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * The tags of a page without `[data-late]` and what stands inside: panels that open on demand. Their rules
 * come with the whole stylesheet, at the first intent, or at once where there is no script; until then
 * they are not shown (theme/styles/base.css). Its text is left out: `kB` may be a class, and is a word
 * of many pages. React writes the pages: every tag is closed.
 */
export function dropLate(html: string): string {
  let tags = '';
  let late = '';
  let depth = 0;
  for (const { 0: tag, groups = {} } of html.matchAll(piece)) {
    const { name = '', close, attributes = '' } = groups;
    if (depth > 0) {
      if (name === late) depth += close ? -1 : 1;
      if (depth > 0) continue;
    }
    const isLate = !close && !voidElements.has(name) && /\sdata-late(?![\w-])/.test(attributes);
    tags += isLate ? `<${name} data-late="">` : tag;
    if (isLate) [late, depth] = [name, 1];
  }
  return tags;
}
