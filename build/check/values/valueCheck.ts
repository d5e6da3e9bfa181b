import type { DocsPage } from '../../components/docsPages';
import type { FactStore } from '../../components/factStore';
import type { LocalFault, Position } from '../../read/faults';
import { listCaseUses } from '../code/staleResults';
import { listSwitches, listValues, openEvidence } from './evidence';
import known from './known.json';
import { type Context, rules } from './rules';
import { listVersions } from './versions';

/** Holds the values in sentences and rows of English pages to facts and cases. */
export function createValueCheck(store: FactStore): (page: DocsPage) => LocalFault[] {
  const { tool } = store;
  const read = openEvidence(store);
  const pages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = known.pages;
  const site = {
    tool,
    optionPaths: new Set([...tool.options, ...tool.rsbuildOptions].map(({ path }) => path)),
    versions: listVersions(store),
    majors: known.majors,
    counts: known.counts,
    everyday: new Set(known.files),
  };
  return (page) => {
    if (page.language !== 'en') return [];
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
    const own = {
      ...site,
      shown,
      pageSwitches: listSwitches(texts),
      listed: new Set(Object.values(pages[page.file.replace(/^en\/|\.mdx$/g, '')] ?? {}).flat()),
    };
    return page.statements.flatMap((statement) => {
      const start = page.sections.findLast(({ line }) => line <= statement.line)?.line ?? 0;
      const end = page.sections.find(({ line }) => line > statement.line)?.line ?? Infinity;
      const isNear = ({ line }: Position) => line >= start && line < end;
      const context: Context = {
        ...own,
        nearText: join(fences.filter(isNear)),
        nearConfigs: join(fences.filter((fence) => fence.isConfig && isNear(fence))),
        near: uses.filter(isNear).map(({ id }) => read(id)),
        tied: statement.tested.filter(exists).map(read),
      };
      return rules.flatMap((rule) => rule(statement, context));
    });
  };
}

const join = (fences: readonly { text: string }[]): string =>
  fences.map(({ text }) => text).join('\n');
