import { packageManagers } from '../../../../site/packageManagers';
import { findNearest } from '../../../read/faults/findNearest';
import { CommandError } from './CommandError';
import { commandForms } from './commandForms';
import type { Commands } from './Commands';
import { splitCommand } from './splitCommand';

/** Other names of a form. */
const aliases: Readonly<Record<string, string>> = {
  i: 'install',
  npx: 'dlx',
  uninstall: 'remove',
};

/**
 * A command without its program, `add -D @rslib/core`, as each package manager says it.
 * @throws CommandError where it is none of `commandForms`.
 */
export function translateCommand(command: string): Commands {
  const [first = '', ...words] = splitCommand(command);
  if (packageManagers.some((manager) => manager === first)) {
    throw new CommandError(
      `\`${command}\` begins with the name of a package manager.`,
      `Leave out \`${first}\`: each tab puts its own before.`,
    );
  }
  const name = aliases[first] ?? first;
  const form = Object.hasOwn(commandForms, name) ? commandForms[name] : undefined;
  if (form) return form(words);
  const known = Object.keys(commandForms);
  const nearest = findNearest(first, known, 0.5);
  throw new CommandError(
    `\`${first}\` is no command that every package manager knows.`,
    nearest ? `Did you mean \`${nearest}\`?` : `It is one of ${known.join(', ')}.`,
  );
}
