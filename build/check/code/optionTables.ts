import type { CommandFact, OptionFact, ToolFacts } from '../../../facts/tool/toolFacts';
import { getStatedDefault } from '../../components/list/options';
import { issue, type LocalIssue } from '../../read/issues';
import { getPageOption, listSectionOptions, normalizePath } from '../../components/optionHeadings';
import type { DocsPage, TableCellUse, TableUse } from '../../components/docsPages';

type TableFacts = Pick<ToolFacts, 'options' | 'defaults'>;

/**
 * Whether tables written by hand that list options by name say what the declarations say. The facts of one
 * option below its heading are `<Option />`'s.
 */
export function checkOptionTables(page: DocsPage, facts: TableFacts): LocalIssue[] {
  return page.tables.flatMap((table) => {
    const [head = [], ...rows] = table.rows;
    const names = head.map(({ text }) => text.toLowerCase());
    if (names[0] !== 'option') return checkFactTable(page, table, facts);
    return rows.flatMap((row) => {
      const written = normalizePath(row[0]?.codes[0] ?? '');
      const option = facts.options.find(({ path }) => path === written);
      const standard = row[names.findIndex((name) => name.startsWith('default'))];
      if (!option || row[0]?.codes.length !== 1) return compareComputed(written, standard, facts);
      const level = row[names.indexOf('top level')];
      const problems = [
        { cell: standard, problem: standard && compareDefault(standard, option) },
        { cell: level, problem: level && compareTopLevel(level, option) },
      ];
      return problems.flatMap(({ cell, problem }) =>
        cell && problem
          ? [issue(cell, 'option-table', `\`${option.path}\`: ${problem}`, 'Fix it.')]
          : [],
      );
    });
  });
}

/** A table of the facts of the option whose heading it is below. */
function checkFactTable(page: DocsPage, table: TableUse, { options }: TableFacts): LocalIssue[] {
  const [head = []] = table.rows;
  const pageOption = getPageOption(page);
  const section = page.sections.findLast(({ line }) => line < table.line);
  const cell = head.find(({ text }) => text.toLowerCase() === 'type');
  if (!cell || pageOption === undefined || !section) return [];
  const paths = listSectionOptions(section, pageOption, options);
  const option = options.find(({ path }) => paths.length === 1 && path === paths[0]);
  if (!option) return [];
  const message = `Nothing compares this table with the declaration of \`${option.path}\`.`;
  return [issue(cell, 'option-table', message, `Write \`<Option path="${option.path}" />\`.`)];
}

/** The default of an option of Rsbuild's, where all formats have the same. */
function compareComputed(
  path: string,
  cell: TableCellUse | undefined,
  { defaults }: TableFacts,
): LocalIssue[] {
  const computed = new Set(
    Object.values(defaults.find((one) => one.path === path)?.byFormat ?? {}),
  );
  const [written] = cell?.codes ?? [];
  const [value] = computed;
  if (!cell || computed.size !== 1 || !value || !written || !/^(?:true|false|\d+)$/.test(written)) {
    return [];
  }
  if (value === written || !/^(?:true|false|\d+)$/.test(value)) return [];
  const message = `\`${path}\`: its default is ${value}, not \`${written}\`.`;
  return [issue(cell, 'option-table', message, 'Fix it.')];
}

function compareDefault({ text, codes }: TableCellUse, option: OptionFact): string | undefined {
  const stated = getStatedDefault(option);
  const [written] = codes;
  // Words are the page's own; a bare value can be compared.
  const isValue = written !== undefined && text === written && /^(?:['"{[]|\w+$)/.test(written);
  if (!stated || !isValue) return undefined;
  const known = [...stated.matchAll(/`([^`]+)`/g)].map(([, value = '']) => normalize(value));
  return known.includes(normalize(written))
    ? undefined
    : `its default is ${stated}, not \`${written}\`.`;
}

const normalize = (value: string): string => value.replaceAll(/['"\s]/g, '');

function compareTopLevel({ text }: TableCellUse, { isTopLevel }: OptionFact): string | undefined {
  const isYes = /^(?:yes|✓|true)/i.test(text);
  if (isYes === isTopLevel) return undefined;
  return isTopLevel ? 'it may be at the top level as well.' : 'it may not be at the top level.';
}

/** Whether the page of the command line names every flag, each with `<Flag name="…" />`. */
export function checkFlagPage(
  { components }: DocsPage,
  commands: readonly CommandFact[],
): LocalIssue[] {
  const named = new Set(
    components
      .filter(({ name }) => name === 'Flag')
      .flatMap(({ attributes }) => attributes)
      .flatMap(({ name, value }) => (name === 'name' ? [value] : [])),
  );
  return commands.flatMap((command) =>
    command.flags
      .filter(({ name }) => !named.has(name))
      .map(({ name }) =>
        issue(
          { line: 1 },
          'option-undocumented',
          `No table names \`${name}\`, a flag of \`rslib ${command.name}\`.`,
          `Add a row with \`<Flag name="${name}" />\`, what it does and a case.`,
        ),
      ),
  );
}

/**
 * Every option has a heading: on its own page, or on the page of all options where it has none. Issues are
 * given by file of the docs folder.
 */
export function checkOptionPages(
  pages: readonly DocsPage[],
  options: readonly OptionFact[],
): Map<string, LocalIssue[]> {
  const optionPages = pages.map((page) => ({ page, option: getPageOption(page) }));
  const documented = listDocumentedOptions(pages, options);
  const issues = new Map<string, LocalIssue[]>();
  for (const { path } of options.filter((option) => !documented.has(option.path))) {
    const root = /^\w+/.exec(path)?.[0] ?? path;
    const own =
      optionPages.find(({ option }) => option === root) ??
      optionPages.find(({ option }) => option === '');
    if (!own) continue;
    const undocumented = issue(
      { line: 1 },
      'option-undocumented',
      `No heading names the option \`${path}\`.`,
      `Add \`### ${path}\` with \`<Option path="${path}" />\` below it.`,
    );
    issues.set(own.page.file, [...(issues.get(own.page.file) ?? []), undocumented]);
  }
  return issues;
}

/** The options that a heading names. */
const listDocumentedOptions = (
  pages: readonly DocsPage[],
  options: readonly OptionFact[],
): Set<string> =>
  new Set(
    pages.flatMap((page) => {
      const option = getPageOption(page);
      if (option === undefined) return [];
      return page.sections.flatMap((section) => listSectionOptions(section, option, options));
    }),
  );
