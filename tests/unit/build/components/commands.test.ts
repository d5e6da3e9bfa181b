import { describe, expect, it } from '@rstest/core';
import { CommandError, translateCommand } from '../../../../build/components/commands';

/** What is written, and what npm, yarn, pnpm and bun call it. */
const table = {
  install: 'npm install | yarn install | pnpm install | bun install',
  ci: 'npm ci | yarn install --immutable | pnpm install --frozen-lockfile | bun install --frozen-lockfile',
  'add react': 'npm install react | yarn add react | pnpm add react | bun add react',
  'add -D @rslib/core typescript@^5':
    'npm install -D @rslib/core typescript@^5 | yarn add -D @rslib/core typescript@^5 | pnpm add -D @rslib/core typescript@^5 | bun add -d @rslib/core typescript@^5',
  'add --save-peer react':
    'npm install --save-peer react | yarn add --peer react | pnpm add --save-peer react | bun add --peer react',
  'add -O fsevents':
    'npm install -O fsevents | yarn add -O fsevents | pnpm add -O fsevents | bun add --optional fsevents',
  'add -g @rslib/core':
    'npm install -g @rslib/core | yarn global add @rslib/core # Yarn 1 only | pnpm add -g @rslib/core | bun add -g @rslib/core',
  'remove tsup': 'npm uninstall tsup | yarn remove tsup | pnpm remove tsup | bun remove tsup',
  'create rslib@latest':
    'npm create rslib@latest | yarn create rslib | pnpm create rslib@latest | bun create rslib@latest',
  'create rslib@latest -- --dir my-lib':
    'npm create rslib@latest -- --dir my-lib | yarn create rslib --dir my-lib | pnpm create rslib@latest --dir my-lib | bun create rslib@latest --dir my-lib',
  'create @scope/kit@next':
    'npm create @scope/kit@next | yarn create @scope/kit@next | pnpm create @scope/kit@next | bun create @scope/kit@next',
  'run build': 'npm run build | yarn run build | pnpm run build | bun run build',
  'run build --watch':
    'npm run build -- --watch | yarn run build --watch | pnpm run build --watch | bun run build --watch',
  test: 'npm test | yarn test | pnpm test | bun run test',
  'start --port 80':
    'npm start -- --port 80 | yarn start --port 80 | pnpm start --port 80 | bun run start --port 80',
  'exec rslib build --watch':
    'npx rslib build --watch | yarn rslib build --watch | pnpm rslib build --watch | bunx rslib build --watch',
  'npx publint': 'npx publint | yarn dlx publint | pnpm dlx publint | bunx publint',
};

describe('a command is said as each package manager says it', () => {
  it.each(Object.entries(table))('written as %s', (command, said) => {
    expect(Object.values(translateCommand(command)).join(' | ')).toBe(said);
  });
});

describe('what cannot be said for each of them is refused with how to fix it', () => {
  const refused: [command: string, message: string, hint: string][] = [
    ['npm install react', 'begins with the name of a package manager', 'Leave out `npm`'],
    ['instal react', '`instal` is no command that every', 'Did you mean `install`?'],
    ['pkg set type=module', '`pkg` is no command that every', 'It is one of create, add'],
    ['', '`` is no command', 'It is one of'],
    ['add', 'names no package', 'Write `add <package>`'],
    ['add --force react', '`--force` is no flag of `add`', 'Use -D, --save-dev'],
    ['remove -D react', '`-D` is no flag of `remove`', 'Use -g, --global'],
    ['ci --omit=dev', '`ci` takes no words here', 'Leave out `--omit=dev`'],
    ['create --help', '`create` does not begin with an initializer', 'Write `create <name> …`'],
    ['run', '`run` does not begin with a script', 'Write `run <name> …`'],
    ['dlx -y publint', '`dlx` does not begin with a program', 'Write `dlx <name> …`'],
    ['install && npm run build', 'is more than one command', 'Write a `<PackageManagerTabs>`'],
    ['run build > log.txt', 'is more than one command', 'Write a `<PackageManagerTabs>`'],
  ];
  for (const [command, message, hint] of refused) {
    it(`\`${command}\``, () => {
      const fault = catchFault(command);
      expect(fault?.message).toContain(message);
      expect(fault?.hint).toContain(hint);
    });
  }
});

function catchFault(command: string): CommandError | undefined {
  try {
    translateCommand(command);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}
