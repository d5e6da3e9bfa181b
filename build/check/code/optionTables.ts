import type { CommandFact, OptionFact, ToolFacts } from '../../../facts/tool/toolFacts';
import { getStatedDefault, listOptionFlags } from '../../components/list/options';
import { fault, type LocalFault } from '../../read/faults';
import { getPageOption, listSectionOptions } from '../../components/optionHeadings';
import type { DocsPage, TableCellUse, TableUse } from '../../components/docsPages';

export interface TableFacts {
  options: readonly OptionFact[];
  defaults: ToolFacts['defaults'];
  commands: readonly CommandFact[];
}

/**
 * Whether tables written by hand say what the declarations say: those below the heading of an option
 * that name its type and default, and those that list options by name.
 */
export function checkOptionTables(page: DocsPage, facts: TableFacts): LocalFault[] {
  return page.tables.flatMap((table) => {
    const [head = [], ...rows] = table.rows;
    const names = head.map(({ text }) => text.toLowerCase());
    if (names[0] === 'option') {
      return rows.flatMap((row) => {
        const written = row[0]?.codes[0];
        const option = facts.options.find(({ path }) => path === written);
        if (option && row[0]?.codes.length === 1) return compareRow(option, names, row, facts);
        return compareComputed(written, row[names.indexOf('default')], facts);
      });
    }
    const option = names.includes('type') ? findTableOption(page, table, facts) : undefined;
    return option ? rows.flatMap((row) => compareRow(option, names, row, facts)) : [];
  });
}

/** The default of an option of Rsbuild's, where all formats have the same. */
function compareComputed(
  path: string | undefined,
  cell: TableCellUse | undefined,
  { defaults }: TableFacts,
): LocalFault[] {
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
  return [fault(cell, 'option-table', message, 'Fix it.')];
}

/** The option of the heading above a table. */
function findTableOption(
  page: DocsPage,
  table: TableUse,
  { options }: TableFacts,
): OptionFact | undefined {
  const pageOption = getPageOption(page);
  const section = page.sections.findLast(({ line }) => line < table.line);
  if (pageOption === undefined || !section) return undefined;
  const [path, ...others] = listSectionOptions(section, pageOption, options);
  return others.length > 0 ? undefined : options.find((option) => option.path === path);
}

function compareRow(
  option: OptionFact,
  names: readonly string[],
  row: readonly TableCellUse[],
  { commands }: TableFacts,
): LocalFault[] {
  return names.flatMap((name, index) => {
    const cell = row[index];
    const problem = cell && compareCell(name, cell, option, commands);
    if (!problem) return [];
    const hint = `Write \`<Option path="${option.path}" />\` instead of the table, or fix it.`;
    return [fault(cell, 'option-table', `\`${option.path}\`: ${problem}`, hint)];
  });
}

/** What a cell says that the facts do not, as a sentence; undefined where they agree. */
function compareCell(
  column: string,
  cell: TableCellUse,
  option: OptionFact,
  commands: readonly CommandFact[],
): string | undefined {
  switch (column) {
    case 'type':
      return compareType(cell, option);
    case 'default':
      return compareDefault(cell, option);
    case 'since':
      return compareSince(cell, option);
    case 'cli':
    case 'cli flag':
    case 'flag':
      return compareFlags(cell, option, commands);
    case 'top level':
      return compareTopLevel(cell, option);
    default:
      return undefined;
  }
}

function compareType({ codes: [type] }: TableCellUse, option: OptionFact): string | undefined {
  if (type === undefined || type === option.type) return undefined;
  const written = splitUnion(type).map((member) => (/^\{.*\}$/s.test(member) ? 'object' : member));
  const isSame =
    written.length === option.members.length &&
    written.every((member) => option.members.includes(member));
  return isSame ? undefined : `its type is \`${option.members.join(' | ')}\`, not \`${type}\`.`;
}

/** Members of a union; `|` within brackets or quotes does not part them. */
function splitUnion(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const [part] of type.matchAll(/'[^']*'|=>|[^']/g)) {
    if (/^[<({[]$/.test(part)) depth++;
    if (/^[>)}\]]$/.test(part)) depth--;
    if (part === '|' && depth === 0) members.push('');
    else members[members.length - 1] += part;
  }
  return members.map((member) => member.trim()).filter(Boolean);
}

function compareDefault({ text, codes }: TableCellUse, option: OptionFact): string | undefined {
  const stated = getStatedDefault(option);
  const [written] = codes;
  // Words are the page's own; a bare value can be compared.
  const isValue =
    written !== undefined && text === written && /^(?:['"{[]|true|false|\d)/.test(written);
  if (!stated || !isValue) return undefined;
  const known = [...stated.matchAll(/`([^`]+)`/g)].map(([, value = '']) => normalize(value));
  return known.includes(normalize(written))
    ? undefined
    : `its default is ${stated}, not \`${written}\`.`;
}

const normalize = (value: string): string => value.replaceAll('"', "'").replace(/\s+/g, '');

function compareSince({ text }: TableCellUse, { since }: OptionFact): string | undefined {
  const written = /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(text)?.[0];
  if (!since || !written || written === since) return undefined;
  return `the first release that declares it is ${since}, not ${written}.`;
}

function compareFlags(
  { codes }: TableCellUse,
  { path }: OptionFact,
  commands: readonly CommandFact[],
): string | undefined {
  const getName = (form: string) => form.split(/[ =]/, 1)[0] ?? form;
  const known = listOptionFlags(path, commands).map(getName);
  const wrong = codes.map(getName).filter((name) => name.startsWith('-') && !known.includes(name));
  if (wrong.length === 0) return undefined;
  return `${wrong.map((name) => `\`${name}\``).join(', ')} does not set it; its flags are ${known.map((name) => `\`${name}\``).join(', ') || 'none'}.`;
}

function compareTopLevel({ text }: TableCellUse, { isTopLevel }: OptionFact): string | undefined {
  const isYes = /^(?:yes|✓|true)/i.test(text);
  if (isYes === isTopLevel) return undefined;
  return isTopLevel ? 'it may be at the top level as well.' : 'it may not be at the top level.';
}

/** Whether the page of the command line names every flag, each with `<Flag name="…" />`. */
export function checkFlagPage(
  { components }: DocsPage,
  commands: readonly CommandFact[],
): LocalFault[] {
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
        fault(
          { line: 1 },
          'option-undocumented',
          `No table names \`${name}\`, a flag of \`rslib ${command.name}\`.`,
          `Add a row with \`<Flag name="${name}" />\`, what it does and a case.`,
        ),
      ),
  );
}
