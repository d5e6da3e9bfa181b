import { type PackageManager, packageManagers } from '../../site/packageManagers';
import { findNearest } from '../read/findNearest';

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

const word = /"[^"]*"|'[^']*'|\S/g;

/**
 * The words of a command, quotes kept. @throws CommandError where it is more than one command: each
 * manager would need its own.
 */
export function splitCommand(command: string): string[] {
  const outsideQuotes = command.replace(/"[^"]*"|'[^']*'/g, '');
  if (/[;&|<>`\n]/.test(outsideQuotes)) {
    throw new CommandError(
      `\`${command}\` is more than one command.`,
      'Write a `<PackageManagerTabs>` for each, and a fence for what is the same everywhere.',
    );
  }
  const words: string[] = [];
  let end = -1;
  for (const { 0: piece, index } of command.matchAll(word)) {
    if (index === end) words.push((words.pop() ?? '') + piece);
    else words.push(piece);
    end = index + piece.length;
  }
  return words;
}

type Form = (words: readonly string[]) => Commands;

/**
 * What can be said for every package manager, by its first word. Sources: docs.npmjs.com/cli/v11,
 * classic.yarnpkg.com/docs/cli, yarnpkg.com/cli, pnpm.io/cli, bun.com/docs/pm/cli.
 */
export const commandForms: Readonly<Record<string, Form>> = {
  create: createProject,
  add: addPackages,
  install: (words) => (words.length > 0 ? addPackages(words) : everywhere('install')),
  ci: (words) => {
    refuseWords('ci', words);
    return {
      npm: 'npm ci',
      yarn: 'yarn install --immutable',
      pnpm: 'pnpm install --frozen-lockfile',
      bun: 'bun install --frozen-lockfile',
    };
  },
  remove: removePackages,
  run: (words) => runScript('run', words),
  // `bun test` is Bun's own test runner.
  test: (words) => runKnownScript('test', words),
  start: (words) => runKnownScript('start', words),
  dlx: (words) => runBinary('dlx', words, { yarn: 'yarn dlx', pnpm: 'pnpm dlx' }),
  exec: (words) => runBinary('exec', words, { yarn: 'yarn', pnpm: 'pnpm' }),
};

const everywhere = (command: string): Commands => ({
  npm: `npm ${command}`,
  yarn: `yarn ${command}`,
  pnpm: `pnpm ${command}`,
  bun: `bun ${command}`,
});

/** Yarn 1 installs no tag here, and takes the latest version anyway, as its successors do. */
function createProject(words: readonly string[]): Commands {
  const [initializer, ...rest] = need('create', 'an initializer', words);
  const yarnInitializer = initializer.replace(/(?<=.)@latest$/, '');
  return {
    ...everywhere(join('create', initializer, ...dropDashes(rest))),
    npm: join('npm create', initializer, ...separate(rest)),
    yarn: join('yarn create', yarnInitializer, ...dropDashes(rest)),
  };
}

function runScript(name: string, words: readonly string[]): Commands {
  const [script, ...rest] = need(name, 'a script', words);
  return {
    ...everywhere(join('run', script, ...dropDashes(rest))),
    npm: join('npm run', script, ...separate(rest)),
  };
}

function runKnownScript(script: string, words: readonly string[]): Commands {
  return {
    ...everywhere(join(script, ...dropDashes(words))),
    npm: join('npm', script, ...separate(words)),
    bun: join('bun run', script, ...dropDashes(words)),
  };
}

function runBinary(
  name: string,
  words: readonly string[],
  programs: Readonly<Record<'yarn' | 'pnpm', string>>,
): Commands {
  const [binary, ...rest] = need(name, 'a program', words);
  const line = join(binary, ...rest);
  return {
    npm: `npx ${line}`,
    yarn: `${programs.yarn} ${line}`,
    pnpm: `${programs.pnpm} ${line}`,
    bun: `bunx ${line}`,
  };
}

/** npm keeps flags for itself unless they stand behind `--`. */
function separate(words: readonly string[]): string[] {
  const plain = dropDashes(words);
  const flag = plain.findIndex((word) => word.startsWith('-'));
  return flag < 0 ? plain : [...plain.slice(0, flag), '--', ...plain.slice(flag)];
}

const dropDashes = (words: readonly string[]): string[] => words.filter((word) => word !== '--');
const join = (...words: string[]): string => words.join(' ');

/** The words, of which the first must be there and no flag of the manager's own. */
function need(name: string, what: string, words: readonly string[]): [string, ...string[]] {
  const [first, ...rest] = words;
  if (first !== undefined && !first.startsWith('-')) return [first, ...rest];
  throw new CommandError(`\`${name}\` does not begin with ${what}.`, `Write \`${name} <name> …\`.`);
}

function refuseWords(name: string, words: readonly string[]): void {
  if (words.length === 0) return;
  throw new CommandError(`\`${name}\` takes no words here.`, `Leave out \`${words.join(' ')}\`.`);
}

type Meaning = 'dev' | 'exact' | 'global' | 'optional' | 'peer';

/** What npm's flags mean. */
const meanings: Readonly<Record<string, Meaning>> = {
  '-D': 'dev',
  '--save-dev': 'dev',
  '-E': 'exact',
  '--save-exact': 'exact',
  '-g': 'global',
  '--global': 'global',
  '-O': 'optional',
  '--save-optional': 'optional',
  '--save-peer': 'peer',
};

type Flags = Readonly<Record<Exclude<Meaning, 'global'>, string>>;
const npmFlags: Flags = { dev: '-D', exact: '-E', optional: '-O', peer: '--save-peer' };
const flags: Readonly<Record<PackageManager, Flags>> = {
  npm: npmFlags,
  yarn: { ...npmFlags, peer: '--peer' },
  pnpm: npmFlags,
  bun: { dev: '-d', exact: '-E', optional: '--optional', peer: '--peer' },
};

/** `add -D typescript`: installs packages and writes them into package.json. */
function addPackages(words: readonly string[]): Commands {
  return changePackages('add', words, {
    npm: 'install',
    others: 'add',
    known: Object.keys(meanings),
  });
}

/** `remove typescript`. */
function removePackages(words: readonly string[]): Commands {
  return changePackages('remove', words, {
    npm: 'uninstall',
    others: 'remove',
    known: ['-g', '--global'],
  });
}

interface Verbs {
  npm: string;
  others: string;
  /** Flags that every manager knows for it. */
  known: readonly string[];
}

function changePackages(name: string, words: readonly string[], verbs: Verbs): Commands {
  const packages = words.filter((word) => !word.startsWith('-'));
  const given = words.filter((word) => word.startsWith('-'));
  const unknown = given.find((flag) => !verbs.known.includes(flag));
  if (unknown) {
    throw new CommandError(
      `\`${unknown}\` is no flag of \`${name}\` that every package manager knows.`,
      `Use ${verbs.known.join(', ')}, or a fence for one manager.`,
    );
  }
  if (packages.length === 0) {
    throw new CommandError(`\`${name}\` names no package.`, `Write \`${name} <package>\`.`);
  }
  const wanted = [...new Set(given.map((flag) => meanings[flag] ?? 'dev'))];
  const write = (manager: PackageManager) => {
    const verb = manager === 'npm' ? verbs.npm : verbs.others;
    const own = wanted.flatMap((meaning) => (meaning === 'global' ? [] : flags[manager][meaning]));
    if (!wanted.includes('global')) return [manager, verb, ...own, ...packages];
    // Yarn 2 has no global packages: https://yarnpkg.com/migration/guide
    if (manager === 'yarn') return ['yarn global', verb, ...own, ...packages, '# Yarn 1 only'];
    return [manager, verb, '-g', ...own, ...packages];
  };
  const [npm, yarn, pnpm, bun] = packageManagers.map((manager) => write(manager).join(' '));
  return { npm: npm ?? '', yarn: yarn ?? '', pnpm: pnpm ?? '', bun: bun ?? '' };
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

/** A command in the words of each package manager. */
export type Commands = Readonly<Record<PackageManager, string>>;
