import { type PackageManager, packageManagers } from '../../../../site/packageManagers';
import { CommandError } from './CommandError';
import type { Commands } from './Commands';

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
export const addPackages = (words: readonly string[]): Commands =>
  changePackages('add', words, { npm: 'install', others: 'add', known: Object.keys(meanings) });

/** `remove typescript`. */
export const removePackages = (words: readonly string[]): Commands =>
  changePackages('remove', words, {
    npm: 'uninstall',
    others: 'remove',
    known: ['-g', '--global'],
  });

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
