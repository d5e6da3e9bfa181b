/** A built page whose scripts wait for the reader. */
const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preloadTag = /<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*>/g;
/** Of the framework's template: for a browser that is gone, and for statistics. */
const idleTag = /<meta\b[^>]*(?:"X-UA-Compatible"|"generator")[^>]*>\s*/g;
const hrefValue = /\bhref="([^"]+)"/;

const meta = (name: string, sources: readonly string[]): string =>
  `<meta name="${name}" content="${sources.join(' ')}">`;

/**
 * Takes the framework's scripts and script preloads out of a page and names them in two `<meta>` tags
 * instead, for the intent loader (theme/boot/loadReact.ts). What is left is text, style and the
 * inline head script.
 * @throws Error if the page has no scripts: the framework's template has changed.
 */
export function rewriteHtml(html: string): string {
  const scripts = [...html.matchAll(scriptTag)].map(([, source = '']) => source);
  const preloads = [...html.matchAll(preloadTag)].flatMap(
    ([tag]) => hrefValue.exec(tag)?.[1] ?? [],
  );
  if (scripts.length === 0) {
    throw new Error(
      '[htmlFirst] A built page has no <script src>: the framework’s template has changed. ' +
        'Look at the emitted HTML and adapt build/render/html/rewriteHtml.ts.',
    );
  }
  const early = preloads.filter((source) => !scripts.includes(source));
  return html
    .replace(scriptTag, '')
    .replace(preloadTag, '')
    .replace(idleTag, '')
    .replace(
      '</head>',
      () => `${meta('app-scripts', scripts)}${meta('app-preload', early)}</head>`,
    );
}
