import { isFragment } from '../read/files';
import { type Fence, type FenceClass, getFenceClass } from '../read/fences';
import type { DocsPage } from './docsPages';
import { findBuildTimeComponent, listNamed, showsCase } from './registry';
import type { Position } from '../read/issues';

/** What a snippet was checked as. */
export type SnippetKind = FenceClass | 'builtSource' | 'component' | 'error' | 'otherCommand';

/** What was checked on a page. */
export interface PageChecks {
  /** Relative to the docs folder. */
  file: string;
  route: string;
  title: string;
  /** Snippets by what they were checked as; none that were not run. */
  kinds: Readonly<Record<SnippetKind, number>>;
  /** Snippets that were run, built, or compared with what a build wrote. */
  ran: number;
  /** Those that were read only: parsed, type-checked, their names looked up. */
  read: number;
  /** Those that nothing checks: commands of other tools, and what could not be run. */
  unchecked: number;
  /** Ids of the cases that it rests on, each once, sorted. */
  cases: readonly string[];
  /** Fences that could not be run. */
  notRun: readonly { line: number; name: string; reason: string }[];
  /** Whether the page ends with a line about it: pages of documentation on which there is something. */
  hasLine: boolean;
}

export function countChecks(page: DocsPage): PageChecks {
  const kinds: Record<SnippetKind, number> = {
    config: 0,
    module: 0,
    shell: 0,
    json: 0,
    output: 0,
    component: page.components.filter(({ name }) => showsCase(name)).length,
    error: 0,
    fragment: 0,
    builtSource: 0,
    otherCommand: 0,
  };
  const notRun: PageChecks['notRun'][number][] = [];
  for (const fence of page.fences) {
    const { attributes } = fence.meta;
    const fenceClass = getFenceClass(fence);
    if (attributes['not-run'] !== undefined) {
      const name = attributes.title ?? fence.code.split('\n', 1)[0] ?? '';
      notRun.push({ line: fence.line, name, reason: attributes['not-run'] });
    } else if (attributes['expect-error'] !== undefined) {
      kinds.error++;
    } else if (fenceClass) {
      kinds[getKind(fenceClass, fence)]++;
    }
  }
  const ran = kinds.config + kinds.builtSource + kinds.output + kinds.component + kinds.error;
  const read = kinds.module + kinds.json + kinds.shell + kinds.fragment;
  const unchecked = kinds.otherCommand + notRun.length;
  const isDocumentation =
    (page.pageType === 'doc' || page.pageType === 'doc-wide') && !isFragment(page.file);
  return {
    file: page.file,
    route: page.route,
    title: page.title ?? page.route,
    kinds,
    ran,
    read,
    unchecked,
    cases: [...new Set(listCaseUses(page).map(({ id }) => id))].sort(),
    notRun,
    hasLine: isDocumentation && ran + read + unchecked > 0,
  };
}

/** A place of a page that shows what a case gave, or a source of it. */
export interface CaseUse extends Position {
  id: string;
}

/** Every place of a page that rests on a case. */
export function listCaseUses({
  fences,
  components,
}: Pick<DocsPage, 'fences' | 'components'>): CaseUse[] {
  return [
    ...fences.flatMap(({ line, column, meta }) =>
      meta.attributes.case ? [{ id: meta.attributes.case, line, column }] : [],
    ),
    ...components.flatMap((component) => {
      const { name, line, column } = component;
      const fixed = findBuildTimeComponent(name)?.cases ?? [];
      return [...fixed, ...listNamed(component, 'case')].map((id) => ({ id, line, column }));
    }),
  ];
}

/** A call of `rslib`, alone or after `npx`; `npm install @rslib/core` is a command of npm. */
const rslibCall = /(?:^|[\s;&|])rslib(?:\s|$)/;

function getKind(fenceClass: FenceClass, { code, meta }: Fence): SnippetKind {
  if (fenceClass === 'shell' && !rslibCall.test(code)) return 'otherCommand';
  const isSource = fenceClass === 'config' || fenceClass === 'module' || fenceClass === 'json';
  return isSource && meta.attributes.case ? 'builtSource' : fenceClass;
}
