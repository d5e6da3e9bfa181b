import { CommandError } from './CommandError';
import type { Commands } from './Commands';
import { addPackages, removePackages } from './packageCommands';

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
