import type { DocsPage } from '../../components/docsPages';
import type { FactStore } from '../../components/factStore';
import type { LocalIssue, Position } from '../../read/issues';
import { listCaseUses } from '../../components/pageChecks';
import { listSwitches, listValues, openEvidence } from './evidence';
import type { Exceptions } from '../exceptions';
import known from '../valueSources.json';
import type { Context } from './rule';
import { valueChecks } from './valuePatterns';
import { listVersions } from './versions';

/**
 * Compares the values in sentences and rows of English pages with facts and cases; Chinese pages are compared
 * with the English ones (build/check/translation). Passages that valueSources.json lists for the page are left out.
 */
export function createValueCheck(
  store: FactStore,
  exceptions: Exceptions,
): (page: DocsPage) => LocalIssue[] {
  const { tool } = store;
  const read = openEvidence(store);
  const site = {
    tool,
    optionPaths: new Set([...tool.options, ...tool.rsbuildOptions].map(({ path }) => path)),
    versions: listVersions(store),
    majors: known.majors,
    counts: known.counts,
    commonFiles: new Set(known.files),
  };
  return (page) => {
    const exists = (id: string) => store.caseIds.includes(id);
    const uses = listCaseUses(page).filter(({ id }) => exists(id));
    const fences = page.fences.map(({ line, column, code, meta }) => ({
      line,
      column,
      isConfig: /^rslib\.config/.test(meta.attributes.title ?? ''),
      text: `${meta.attributes.title ?? ''}\n${code}`,
    }));
    const texts = join(fences);
    const shown = new Set(listValues(texts));
    for (const { id } of uses) for (const value of read(id).values) shown.add(value);
    const counts = page.steps.length > 0 ? { ...site.counts, steps: page.steps } : site.counts;
    const own = { ...site, counts, shown, pageSwitches: listSwitches(texts) };
    const passages = exceptions.listTexts(page.file);
    return page.statements.flatMap((statement) => {
      let { text } = statement;
      const start = page.sections.findLast(({ line }) => line <= statement.line)?.line ?? 0;
      const end = page.sections.find(({ line }) => line > statement.line)?.line ?? Infinity;
      const isInSection = ({ line }: Position) => line >= start && line < end;
      const context: Context = {
        ...own,
        sectionText: join(fences.filter(isInSection)),
        sectionConfigs: join(fences.filter((fence) => fence.isConfig && isInSection(fence))),
        sectionCases: uses.filter(isInSection).map(({ id }) => read(id)),
        casesBelow: uses
          .filter(({ line }) => line === statement.below?.line)
          .map(({ id }) => read(id)),
        citedCases: statement.tested.filter(exists).map(read),
      };
      const check = (text: string) =>
        valueChecks.flatMap((compare) => compare({ ...statement, text }, context));
      return passages.reduce((issues, passage) => {
        if (issues.length === 0 || !statement.text.includes(passage)) return issues;
        text = text.replace(passage, '\uFFFC');
        const left = check(text);
        if (left.length < issues.length) exceptions.isListed(passage, page.file);
        return left;
      }, check(text));
    });
  };
}

const join = (fences: readonly { text: string }[]): string =>
  fences.map(({ text }) => text).join('\n');
