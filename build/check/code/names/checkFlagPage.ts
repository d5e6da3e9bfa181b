import type { CommandFact } from '../../../../facts/tool/toolFacts';
import type { LocalFault } from '../../../read/faults/Fault';
import type { ProofPage } from '../page/ProofPage';

/** The page that lists the flags of every command. */
export const flagRoute = '/guide/basic/cli';

/** Whether the page of the command line names every flag, each with `<Flag name="…" />`. */
export function checkFlagPage(
  { components }: ProofPage,
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
      .map(({ name }) => ({
        line: 1,
        rule: 'option-undocumented' as const,
        message: `No table names \`${name}\`, a flag of \`rslib ${command.name}\`.`,
        hint: `Add a row with \`<Flag name="${name}" />\`, what it does and a case.`,
      })),
  );
}
