import { issue as report, type LocalIssue } from './issues';
import { getEntry, getItems, getText, type Located, parseYaml } from './located';
import type { ImageUse, LinkUse } from './page';

export interface ReadFrontMatter {
  frontMatter: Located | undefined;
  body: string;
  /** What cannot be read. */
  issues: LocalIssue[];
}

/** Front matter and body of a page. */
export function readFrontMatter(source: string): ReadFrontMatter {
  const { yaml, isClosed, body } = splitFrontMatter(source);
  if (!isClosed) {
    const message = 'The front matter is opened and never closed, so that it swallows the page.';
    const place = { line: 1, column: 1 };
    const open = report(place, 'front-matter-syntax', message, 'End it with a line `---`.');
    return { frontMatter: undefined, body, issues: [open] };
  }
  const { node, issue } = yaml === undefined ? {} : parseYaml(yaml, 2);
  return { frontMatter: node, body, issues: issue ? [issue] : [] };
}

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

/** Where the buttons, badge and cards of a home page lead. */
export function collectFrontMatterLinks(frontMatter: Located | undefined): LinkUse[] {
  const places = [
    getEntry(frontMatter, 'hero', 'badge', 'link'),
    ...getItems(frontMatter, 'hero', 'actions').map((action) => getEntry(action, 'link')),
    ...getItems(frontMatter, 'features').map((feature) => getEntry(feature, 'link')),
  ];
  return places.flatMap((place): LinkUse[] => {
    const href = getText(place);
    return place && href !== undefined
      ? [{ href, syntax: 'frontMatter', line: place.line, column: place.column }]
      : [];
  });
}

/** Images of a home page's hero and cards; an icon may also be an emoji or markup. */
export function collectFrontMatterImages(frontMatter: Located | undefined): ImageUse[] {
  const places = [
    getEntry(frontMatter, 'hero', 'image', 'src'),
    getEntry(frontMatter, 'hero', 'image', 'src', 'light'),
    getEntry(frontMatter, 'hero', 'image', 'src', 'dark'),
    ...getItems(frontMatter, 'features').map((feature) => getEntry(feature, 'icon')),
  ];
  return places.flatMap((place): ImageUse[] => {
    const src = getText(place);
    return place && src?.startsWith('/') ? [{ src, line: place.line, column: place.column }] : [];
  });
}

/** Whether a page says `unlisted: true`: it stays out of the sitemap, the llms files and search engines. */
export const isUnlisted = ({ frontmatter }: { frontmatter?: object }): boolean =>
  frontmatter !== undefined && 'unlisted' in frontmatter && frontmatter.unlisted === true;
