import { expect, it } from '@rstest/core';
import { openFactStore } from '../../../../../build/components/factStore';
import { checkShell } from '../../../../../build/check/code/shell';

const { commands } = openFactStore().tool;
const packages = ['@rslib/core', 'publint', 'typescript', '@microsoft/api-extractor'];

const check = (code: string) =>
  checkShell(code, { commands, packages }).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  );

it.each([
  'npx rslib build',
  'rslib --watch',
  'rslib build -w --format cjs --format=esm --no-dts --lib esm --lib cjs',
  'npx -y rslib inspect --mode production --verbose',
  'pnpm rslib build\nyarn rslib build\nbunx rslib build\npnpm exec rslib mf-dev',
  './node_modules/.bin/rslib -v',
  'npm init -y\nnpm pkg set name=a type=module\nnpm install -D @rslib/core typescript@7',
  'npx @rslib/core build && npm exec rslib -- build --watch',
  'npm install -D typescript-7@npm:typescript@7',
  'npx publint && npx @arethetypeswrong/cli --pack .',
  'npm run build -- --watch',
  'npm -w packages/a run build && npm --prefix packages/a ci',
  '# why\nA=1 rslib build \\\n  --watch # now',
  'cat > a.ts <<\'EOF\'\nrslib build --nonsense\nEOF\nls | grep "a b"',
  'rslib build --root <root> && ls',
])('commands that exist: %s', (code) => expect(check(code)).toEqual([]));

it.each([
  ['npx rslib bild', '1:11 `rslib` has no command `bild`. Did you mean `build`?'],
  ['ls\nrslib build --wacth', '2:13 `rslib build` has no flag `--wacth`. Did you mean `--watch`?'],
  ['rslib build --verbose', '`rslib inspect` has it.'],
  ['rslib build --format amd', '`--format` does not take `amd`.'],
  ['rslib build --format', '`--format` needs a value.'],
  ['rslib build src/index.ts', '`rslib build` takes no argument `src/index.ts`.'],
  ['npm instal -D typescript', '`instal` is no known command of npm. Did you mean `install`?'],
  ['npm install --savedev a', '`--savedev` is no known flag of npm. Did you mean `--save-dev`?'],
  ['node --versions', '`--versions` is no known flag of Node.js. Did you mean `--version`?'],
  ['npm install -D @rslib/cor', '`@rslib/cor` is no known package. Did you mean `@rslib/core`?'],
  ['npx -p @rslib/core rslib build --wacth', '`rslib build` has no flag `--wacth`.'],
  ['npx @rslib/core bild', '`rslib` has no command `bild`.'],
  ['npx rslb build', '`rslb` is no known package. Did you mean `rslib`?'],
  ['rslb build', '`rslb` is no known program. Did you mean `rslib`?'],
  ['$ npm ci', '1:1 The line begins with a prompt, `$`.'],
])('commands that do not: %s', (code, expected) => {
  expect(check(code)).toEqual([expect.stringContaining(expected)]);
});
