import { type PackageManager, packageManagers } from '../../site/packageManagers';
import { suggest } from '../read/findNearest';

/** A command in the words of each package manager. */
export type Commands = Readonly<Record<PackageManager, string>>;

/**
 * A command without its program, `add -D @rslib/core`, as each package manager says it.
 * @throws CommandError where it is none of `commandForms`.
 */
export function translateCommand(command: string): Commands {
  // npm passes what follows `--`, the others everything.
  const [name = '', ...words] = splitCommand(command).filter((word) => word !== '--');
  if (packageManagers.some((manager) => manager === name)) {
    throw new CommandError(
      `\`${command}\` begins with the name of a package manager.`,
      `Leave out \`${name}\`: each tab puts its own before.`,
    );
  }
  const form = Object.hasOwn(commandForms, name) ? commandForms[name] : undefined;
  if (!form) {
    const known = Object.keys(commandForms);
    throw new CommandError(
      `\`${name}\` is no command that every package manager knows.`,
      suggest(name, known, `It is one of ${known.join(', ')}.`, 0.5),
    );
  }
  const [first] = words[0] === '-D' ? words.slice(1) : words;
  if (name !== 'install' && (first === undefined || first.startsWith('-'))) {
    throw new CommandError(`\`${name}\` names nothing.`, `Write \`${name} <name> …\`.`);
  }
  const [npm, yarn, pnpm, bun] = packageManagers.map((manager) => form(manager, words).join(' '));
  return { npm: npm ?? '', yarn: yarn ?? '', pnpm: pnpm ?? '', bun: bun ?? '' };
}

/**
 * The words of a command; what is in quotes stays together. @throws CommandError where it is more than
 * one command: each manager would need its own.
 */
function splitCommand(command: string): string[] {
  if (/[;&|<>`\n]/.test(command.replace(/"[^"]*"|'[^']*'/g, ''))) {
    throw new CommandError(
      `\`${command}\` is more than one command.`,
      'Write a `<PackageManagerTabs>` for each, and a fence for what is the same everywhere.',
    );
  }
  return command.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
}

type Form = (manager: PackageManager, words: readonly string[]) => readonly string[];

const runners: Readonly<Record<'dlx' | 'exec', Commands>> = {
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bunx' },
};

/**
 * What pages say for every package manager, by its first word. Sources: docs.npmjs.com/cli/v11,
 * classic.yarnpkg.com/docs/cli, yarnpkg.com/cli, pnpm.io/cli, bun.com/docs/pm/cli.
 */
const commandForms: Readonly<Record<string, Form>> = {
  // Yarn 1 installs no tag here, and takes the latest version anyway, as its successors do.
  create: (manager, [initializer = '', ...rest]) =>
    manager === 'yarn'
      ? ['yarn create', initializer.replace(/(?<=.)@latest$/, ''), ...rest]
      : [manager, 'create', initializer, ...separate(manager, rest)],
  add: (manager, words) => [
    manager,
    manager === 'npm' ? 'install' : 'add',
    ...words.map((word) => (word === '-D' && manager === 'bun' ? '-d' : word)),
  ],
  remove: (manager, words) => [manager, manager === 'npm' ? 'uninstall' : 'remove', ...words],
  install: (manager, words) => [manager, 'install', ...words],
  run: (manager, [script = '', ...rest]) => [manager, 'run', script, ...separate(manager, rest)],
  dlx: (manager, words) => [runners.dlx[manager], ...words],
  exec: (manager, words) => [runners.exec[manager], ...words],
};

/** npm keeps flags for itself unless they follow `--`. */
function separate(manager: PackageManager, words: readonly string[]): readonly string[] {
  const flag = words.findIndex((word) => word.startsWith('-'));
  if (manager !== 'npm' || flag < 0) return words;
  return [...words.slice(0, flag), '--', ...words.slice(flag)];
}

/** A command that cannot be said for every package manager, and how to fix it. */
export class CommandError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'CommandError';
    this.hint = hint;
  }
}
