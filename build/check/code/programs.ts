/** Programs that pages may call; what is not here is a slip or needs a word in this list. */
export const programs = [
  'attw',
  'bun',
  'bunx',
  'cat',
  'cd',
  'corepack',
  'cp',
  'curl',
  'deno',
  'diff',
  'echo',
  'export',
  'find',
  'git',
  'grep',
  'ls',
  'mkdir',
  'mv',
  'node',
  'npm',
  'npx',
  'nvm',
  'pnpm',
  'pnpx',
  'printf',
  'publint',
  'rm',
  'rslib',
  'touch',
  'tsc',
  'yarn',
];

/** Packages that pages run with `npx`, beside those installed here. */
export const runPackages = [
  '@arethetypeswrong/cli',
  'attw',
  'create-rslib',
  'rslib',
  'tsc',
  'tsup',
];

/** What npm 10 and 11 take for a command, aliases among them; typing slips they forgive are left out. */
export const npmCommands = (
  'access add adduser audit bugs c cache ci cit clean-install clean-install-test completion config ' +
  'create dedupe ddp deprecate diff dist-tag dist-tags docs doctor edit exec explain explore find ' +
  'find-dupes fund get help help-search hook home i ic in info init install install-ci-test ' +
  'install-clean install-test issues it la link list ll ln login logout ls org outdated owner pack ' +
  'ping pkg prefix profile prune publish query r rb rebuild remove repo restart rm root run ' +
  'run-script s sbom se search set show shrinkwrap sit star stars start stop t team test token tst ' +
  'u un undeprecate uninstall unlink unpublish unstar up update upgrade v version view whoami why x'
).split(' ');
