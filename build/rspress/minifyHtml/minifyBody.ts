/** What is text to the parser, whatever stands in it. */
const raw = /(<(?:script|style|noscript|textarea)\b[^]*?<\/(?:script|style|noscript|textarea)>)/i;
const tag = /<[a-z][^\s>/]*\s[^>]*>/gi;
/** Double quotes that a value does without; a slash behind it would belong to it then. */
const needless = /=(?:""|"([^\s"'=<>`]+)")(?=[\s>])/g;
/** End tags that the parser adds where the next tag follows at once. */
const omitted = [
  /<\/li>(?=<li[\s>]|<\/[uo]l>)/g,
  /<\/d[td]>(?=<d[td][\s>]|<\/dl>)/g,
  /<\/t[dh]>(?=<t[dh][\s>]|<\/tr>)/g,
  /<\/tr>(?=<tr[\s>]|<\/t(?:head|body)>)/g,
  /<\/thead>(?=<tbody[\s>])/g,
  /<\/tbody>(?=<\/table>)/g,
];

/**
 * A page whose body takes fewer bytes, of which browsers make the very tree that React has written: no
 * quotes and no end tags where none are needed, apostrophes as they are.
 */
export function minifyBody(html: string): string {
  const start = html.indexOf('<body');
  if (start < 0) return html;
  const body = html
    .slice(start)
    .split(raw)
    .map((part, index) => (index % 2 === 1 ? part : minify(part)));
  return html.slice(0, start) + body.join('');
}

function minify(html: string): string {
  const tags = html.replaceAll('&#x27;', "'").replace(tag, unquote);
  return omitted.reduce((text, end) => text.replace(end, ''), tags);
}

const unquote = (text: string): string =>
  text.replace(needless, (_, value?: string) => (value ? `=${value}` : ''));
