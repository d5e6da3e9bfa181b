import type { OptionFact } from '../../facts/tool/toolFacts';
import type { DocsPage, Section } from './docsPages';

/** Folder of the pages that document one option each, and the page that documents the rest. */
const folder = 'config/lib/';
const overview = 'config/lib';

/** `en/config/rsbuild/output.mdx` → `config/rsbuild/output`. */
export const getPlainRoute = (file: string): string =>
  file.replace(/^[^/]+\//, '').replace(/(?:\/index)?\.mdx?$/, '');

/**
 * The option that a page is about: `config/lib/auto-extension` → `autoExtension`; empty for the page
 * about all of them, undefined for other pages.
 */
export function getPageOption({ file }: DocsPage): string | undefined {
  const route = getPlainRoute(file);
  if (route === overview) return '';
  if (!route.startsWith(folder)) return undefined;
  return route.slice(folder.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The options that a heading names: by their whole paths (`banner and footer`), or on the page of an
 * option by the path below it in code. The h1 of such a page is about the option itself.
 */
export function listSectionOptions(
  { depth, text, codes }: Section,
  pageOption: string,
  options: readonly OptionFact[],
): string[] {
  if (depth === 1) return pageOption ? [pageOption] : [];
  const paths = options.map(({ path }) => path);
  const words = text.split(/,\s*|\s+(?:and|or)\s+/).map(normalizePath);
  const whole = words.every((word) => paths.includes(word)) ? words : [];
  const below = codes.map(normalizePath).flatMap((code) => {
    const isNamed = (path: string) =>
      path === code || path === `${pageOption}.${code}` || getLastPart(path) === code;
    return paths.filter((path) => path.startsWith(pageOption) && isNamed(path)).slice(0, 1);
  });
  return [...new Set([...whole, ...(pageOption ? below : [])])];
}

/** `dts.bundle.tsconfigPath` → `tsconfigPath`; `shims.cjs['import.meta.url']` → `import.meta.url`. */
const getLastPart = (path: string): string =>
  /\['([^']*)'\]$/.exec(path)?.[1] ?? /[^.]*$/.exec(path)?.[0] ?? path;

/** `lib[0].format`, `lib.format` → `format`; `shims["esm"]` → `shims['esm']`. */
export const normalizePath = (written: string): string =>
  written.replace(/^lib(?:\[\d*\])?\.(?=.)/, '').replaceAll('"', "'");

/** `a.b['c'].d` → `a.b['c']`, `a.b`, `a`. */
export function listParents(path: string): string[] {
  const parents: string[] = [];
  for (let rest = path; ;) {
    const shorter = rest.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, '');
    if (shorter === rest) return parents;
    parents.push(shorter);
    rest = shorter;
  }
}
