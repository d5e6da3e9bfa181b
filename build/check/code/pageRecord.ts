import type { NotRun, CheckedPage, SnippetKind } from '../../components/proofReport';
import { isFragment } from '../../read/files';
import { getFenceClass } from '../../read/fences';
import type { DocsPage } from '../../components/docsPages';
import { listCaseUses } from './staleResults';

/** Components that show something as code; the others are words within a sentence. */
const snippetComponents = ['CaseSource', 'Message', 'Output', 'OutputDiff'];

/** Counts what is checked on a page. */
export function countPage(page: DocsPage): CheckedPage {
  const kinds: Record<SnippetKind, number> = {
    config: 0,
    module: 0,
    shell: 0,
    json: 0,
    output: 0,
    component: page.components.filter(({ name }) => snippetComponents.includes(name)).length,
    error: 0,
    fragment: 0,
  };
  const notRun: NotRun[] = [];
  let plainCommands = 0;
  for (const fence of page.fences) {
    const { attributes } = fence.meta;
    const fenceClass = getFenceClass(fence);
    if (attributes['not-run'] !== undefined) {
      const name = attributes.title ?? fence.code.split('\n', 1)[0] ?? '';
      notRun.push({ line: fence.line, name, reason: attributes['not-run'] });
    } else if (attributes['expect-error'] !== undefined) {
      kinds.error++;
    } else if (fenceClass) {
      kinds[fenceClass]++;
      if (fenceClass === 'shell' && !/\brslib\b/.test(fence.code)) plainCommands++;
    }
  }
  const snippets = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const isDocumentation =
    (page.pageType === 'doc' || page.pageType === 'doc-wide') && !isFragment(page.file);
  return {
    file: page.file,
    route: page.route,
    title: page.title ?? page.route,
    kinds,
    snippets,
    trivial: kinds.fragment + plainCommands,
    cases: [...new Set(listCaseUses(page).map(({ id }) => id))].sort(),
    notRun,
    hasLine: isDocumentation && snippets + notRun.length > 0,
  };
}
