import type { LocalFault } from '../../../read/faults/Fault';
import type { CommandFact, OptionFact } from '../../../../facts/tool/toolFacts';
import type { ProofPage, TableCellUse, TableUse } from '../page/ProofPage';
import { compareCell } from './compareCell';
import { listSectionOptions, getPageOption } from './sectionOption';

export interface TableFacts {
  options: readonly OptionFact[];
  commands: readonly CommandFact[];
}

/**
 * Whether tables written by hand say what the declarations say: those below the heading of an option
 * that name its type and default, and those that list options by name.
 */
export function checkOptionTables(page: ProofPage, facts: TableFacts): LocalFault[] {
  return page.tables.flatMap((table) => {
    const [head = [], ...rows] = table.rows;
    const names = head.map(({ text }) => text.toLowerCase());
    if (names[0] === 'option') {
      return rows.flatMap((row) => {
        const written = row[0]?.codes[0];
        const option = facts.options.find(({ path }) => path === written);
        return option && row[0]?.codes.length === 1 ? compareRow(option, names, row, facts) : [];
      });
    }
    const option = names.includes('type') ? findTableOption(page, table, facts) : undefined;
    return option ? rows.flatMap((row) => compareRow(option, names, row, facts)) : [];
  });
}

/** The option of the heading above a table. */
function findTableOption(
  page: ProofPage,
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
    return [
      {
        line: cell.line,
        column: cell.column,
        rule: 'option-table' as const,
        message: `\`${option.path}\`: ${problem}`,
        hint: `Write \`<Option path="${option.path}" />\` instead of the table, or mend it.`,
      },
    ];
  });
}
