/** Code within a line, which shows links rather than holding them; then the address of a link or an image. */
const codeOrLink = /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\]\((?<url>\/(?!\/)[^\s()]*)/g;

/** Markdown with other addresses in its links and images from the site's root. Fences are not known here. */
export const rewriteLinks = (markdown: string, rewrite: (url: string) => string): string =>
  markdown.replace(codeOrLink, (match, _marks, url: string | undefined) =>
    url === undefined ? match : `](${rewrite(url)}`,
  );
