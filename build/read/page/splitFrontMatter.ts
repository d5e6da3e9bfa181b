export interface SplitSource {
  /** Text between the two `---`; undefined where the page has none. */
  yaml: string | undefined;
  isClosed: boolean;
  /** The page with its front matter blanked, so that lines keep their numbers. */
  body: string;
}

const delimiter = '---';

/** Takes the front matter off a page by the framework's rule (gray-matter): it starts at byte 0. */
export function splitFrontMatter(source: string): SplitSource {
  if (!source.startsWith(delimiter) || source[delimiter.length] === '-') {
    return { yaml: undefined, isClosed: true, body: source };
  }
  const start = source.indexOf('\n') + 1;
  const close = start === 0 ? -1 : source.indexOf(`\n${delimiter}`, start - 1);
  if (close < 0) return { yaml: source.slice(start), isClosed: false, body: '' };
  const bodyStart = close + 1 + delimiter.length;
  const blank = source.slice(0, bodyStart).replace(/[^\n]/g, '');
  return {
    yaml: source.slice(start, close),
    isClosed: true,
    body: blank + source.slice(bodyStart),
  };
}
