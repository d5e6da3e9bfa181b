import type { RsbuildOptionFact } from '../../../../facts/tool/toolFacts';
import type { ProofPage, Section } from '../../../check/code/pages';

/** The page about what Rslib takes from Rsbuild, and the folder with a page for each group of it. */
const overview = 'config/rsbuild';

type Option = Pick<RsbuildOptionFact, 'path'>;

/** Whether a page is about options of Rsbuild. */
export function isRsbuildPage({ file }: ProofPage): boolean {
  const route = getRoute(file);
  return route === overview || route.startsWith(`${overview}/`);
}

/**
 * The options that a heading of such a page names: all of it in code (`source.include` and
 * `source.exclude`), or the h1 as it is (`# dev and server`).
 */
export function listRsbuildSubjects(
  { depth, text, codes }: Section,
  options: readonly Option[],
): string[] {
  const names = text.split(/,\s*|\s+and\s+/);
  const isAboutThem = depth === 1 || names.every((name) => codes.includes(name));
  return isAboutThem ? names.filter((name) => isOption(name, options)) : [];
}

/** Options one level below a page's own that have no heading anywhere: the page is their place. */
export function listRsbuildMembers(page: ProofPage, options: readonly Option[]): string[] {
  const heading = page.sections.find(({ depth }) => depth === 1);
  const roots = heading ? listRsbuildSubjects(heading, options) : [];
  return options
    .map(({ path }) => path)
    .filter((path) => roots.some((root) => path.startsWith(`${root}.`)))
    .filter((path) => path.split('.').length === 2);
}

/** `output.distPath` is one, and so is `output`, which only begins the paths of others. */
const isOption = (name: string, options: readonly Option[]): boolean =>
  options.some(({ path }) => path === name || path.startsWith(`${name}.`));

/** `en/config/rsbuild/output.mdx` → `config/rsbuild/output`. */
const getRoute = (file: string): string =>
  file.replace(/^[^/]+\//, '').replace(/(?:\/index)?\.mdx?$/, '');
