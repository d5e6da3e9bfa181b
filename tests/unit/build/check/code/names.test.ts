import { expect, it } from '@rstest/core';
import { openFactStore } from '../../../../../build/components/factStore';
import { openExceptions } from '../../../../../build/check/exceptions';
import { parseJson } from '../../../../../build/read/located';
import { checkNames, collectNames } from '../../../../../build/check/code/names';
import { readPage } from '../../readPage';

const { tool } = openFactStore();
const context = {
  names: collectNames(tool),
  shell: { commands: tool.commands, packages: ['typescript'] },
};

function check(text: string, lookalikes = '{ "entries": [] }') {
  const list = openExceptions(parseJson(lookalikes).node);
  const issues = checkNames(readPage(text), context, list);
  return { issues: issues.map(({ line, message, hint }) => `${line} ${message} ${hint}`), list };
}

it.each([
  '`dts.bundle.bundledPackages` `output.distPath.root` `shims.esm.require`',
  "`source.entry.index` `output.externals.react` `dts.alias['@/*']` `output.minify.jsOptions`",
  "`format: 'cjs'` `dts: { bundle: true }` `syntax: 'es2020'` `bundle: false`",
  '`--format cjs` `--no-dts` `--lib <id>` `rslib build --watch` `npx rslib inspect`',
  '`createRslib()` `LibConfig` `autoExtension` `autoExternal.peerDependencies`',
  'Set `bundle`. The `esm` format, the option `target`. Set `PUBLIC_OWNER`, set `abc`. The word `bundel`.',
  '`index.js` `output.js` `import.meta.url` `process.env.NODE_ENV` `declarationDir` `__dirname`',
])('names that exist: %s', (text) => expect(check(text).issues).toEqual([]));

it.each([
  ['`dts.bundel`', '1 There is no option `dts.bundel`. Did you mean `dts.bundle`?'],
  ['`lib.dts.isolate`', 'There is no option `dts.isolate`. Did you mean `dts.isolated`?'],
  ['`output.trget`', 'There is no option `output.trget`. Did you mean `output.target`?'],
  ['`{ dts: { buidl: true } }`', 'There is no option `dts.buidl`.'],
  ['`redirekt.js.path`', 'There is no option `redirekt.js.path`.'],
  ["`syntax: 'es2026'`", "`syntax` does not take `'es2026'`."],
  ["`dts: 'yes'`", "`dts` does not take `'yes'`."],
  ['`RslibOptions`', "Nothing of the tool's is called `RslibOptions`."],
  ['`--format amd`', '`--format` does not take `amd`.'],
  ['The flag `-q` is short.', '`rslib` has no flag `-q`.'],
  ["`import type { Foo } from '@rslib/core'`", '`@rslib/core` exports no `Foo`.'],
  ['`rslib serve`', '`rslib` has no command `serve`.'],
  ['`creatRslib()`', 'is called `creatRslib`. Did you mean `createRslib`?'],
  ['`autoExtention`', 'is called `autoExtention`. Did you mean `autoExtension`?'],
  ['Set `bundel` to `false`.', 'There is no option `bundel`. Did you mean `bundle`?'],
  ['The option `dst` writes types.', 'There is no option `dst`. Did you mean `dts`?'],
  ['Set `lib.format` to `esn`.', 'There is no format `esn`. Did you mean `esm`?'],
  ['Choose `amd` as the format.', 'There is no format `amd`.'],
  ['The option [`syntaxx`](/a) is read.', 'There is no option `syntaxx`. Did you mean `syntax`?'],
  ['Set `minfy: true`.', 'There is no option `minfy`. Did you mean `minify`?'],
  ['The `export_types` option writes them.', 'There is no option `export_types`.'],
  ['`lib.bundleless` is on.', 'There is no option `bundleless`.'],
  ['The format `ems` keeps it.', 'There is no format `ems`. Did you mean `esm`?'],
  ['The `ifee` format has none.', 'There is no format `ifee`. Did you mean `iife`?'],
  ['text\n\n### dts.bundel', '3 There is no option `dts.bundel`.'],
])('names that do not: %s', (text, expected) => {
  expect(check(text).issues).toEqual([expect.stringContaining(expected)]);
});

it('an option that is gone may be named where the page says so', () => {
  expect(check('Set `source.alias`.').issues).toEqual([
    '1 `source.alias` is gone since 0.20.0. Write `resolve.alias`, or say that it is gone.',
  ]);
  expect(check('`source.alias` was removed.').issues).toEqual([]);
  expect(check('Instead of `source.alias` write `resolve.alias`.').issues).toEqual([]);
});

it('exceptions have a reason and are needed', () => {
  const entry = { text: '--dir', reason: 'a flag of create-rslib' };
  const needed = check('`--dir`', JSON.stringify({ entries: [entry] }));
  expect(needed.issues).toEqual([]);
  expect(needed.list.listUnused()).toEqual([]);
  const elsewhere = check('`--dir`', JSON.stringify({ entries: [{ ...entry, page: 'en/b.mdx' }] }));
  expect(elsewhere.issues).toHaveLength(1);
  expect(elsewhere.list.listUnused()).toMatchObject([{ rule: 'exception-unused' }]);
  const bare = check('`--dir`', JSON.stringify({ entries: [{ text: '--dir' }] }));
  expect(bare.list.listUnused()[0]?.message).toContain('has no reason');
});
