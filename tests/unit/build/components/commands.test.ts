import { describe, expect, it } from '@rstest/core';
import { CommandError, translateCommand } from '../../../../build/components/commands';

/** What is written, then npm, yarn, pnpm, bun. */
const table: [string, string, string, string, string][] = [
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['add react', 'npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  [
    'add -D "typescript@>=5 <7"',
    'npm install -D "typescript@>=5 <7"',
    'yarn add -D "typescript@>=5 <7"',
    'pnpm add -D "typescript@>=5 <7"',
    'bun add -d "typescript@>=5 <7"',
  ],
  ['remove tsup', 'npm uninstall tsup', 'yarn remove tsup', 'pnpm remove tsup', 'bun remove tsup'],
  [
    'create rslib@latest',
    'npm create rslib@latest',
    'yarn create rslib',
    'pnpm create rslib@latest',
    'bun create rslib@latest',
  ],
  [
    'create rslib@latest my-app --template react',
    'npm create rslib@latest my-app -- --template react',
    'yarn create rslib my-app --template react',
    'pnpm create rslib@latest my-app --template react',
    'bun create rslib@latest my-app --template react',
  ],
  [
    'run build -- --watch',
    'npm run build -- --watch',
    'yarn run build --watch',
    'pnpm run build --watch',
    'bun run build --watch',
  ],
  [
    'exec rslib build --watch',
    'npx rslib build --watch',
    'yarn rslib build --watch',
    'pnpm rslib build --watch',
    'bunx rslib build --watch',
  ],
  ['dlx publint', 'npx publint', 'yarn dlx publint', 'pnpm dlx publint', 'bunx publint'],
];

describe('a command is said as each package manager says it', () => {
  for (const [command, npm, yarn, pnpm, bun] of table) {
    it(`written as ${command}`, () => {
      expect(translateCommand(command)).toEqual({ npm, yarn, pnpm, bun });
    });
  }
});

describe('what cannot be said for each of them is refused with how to fix it', () => {
  const refused: [command: string, message: string, hint: string][] = [
    ['npm install react', 'begins with the name of a package manager', 'Leave out `npm`'],
    ['instal react', '`instal` is no command that every', 'Did you mean `install`?'],
    ['pkg set type=module', '`pkg` is no command that every', 'It is one of create, add'],
    ['', '`` is no command', 'It is one of'],
    ['add -D', '`add` names nothing', 'Write `add <name> …`'],
    ['create --help', '`create` names nothing', 'Write `create <name> …`'],
    ['install && npm run build', 'is more than one command', 'Write a `<PackageManagerTabs>`'],
  ];
  for (const [command, message, hint] of refused) {
    it(`\`${command}\``, () => {
      expect(() => translateCommand(command)).toThrow(message);
      try {
        translateCommand(command);
      } catch (error) {
        expect((error as CommandError).hint).toContain(hint);
      }
    });
  }
});
