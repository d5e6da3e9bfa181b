import type { ConfigValue } from '../../ConfigValue';
import { converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { findOption, getTexts, isScalar, object, scalar } from '../../values';
import {
  hasPatterns,
  isFiles,
  isObject,
  isOneOf,
  isTrue,
  writeEntries,
  writeFlag,
  writeFolder,
  writeSyntax,
} from '../writes';
import { writeDts, writeDtsText, writeGlobalName, writeLegacyOutput, writePublic } from './writes';

const entries = {
  reads: ['entry'],
  write: writeEntries(({ config }) => !isScalar(findOption(config, 'bundle'), false)),
};

const getBoolean = (value: ConfigValue): unknown =>
  value.type === 'scalar' ? value.value : undefined;

/** Rows about files, formats and declarations. */
export const buildRules = [
  converted('`entry`, a list', { ...entries, when: isFiles }),
  converted('`entry`, an object', { ...entries, when: isObject }),
  decide('`entry` with patterns', { ...entries, when: hasPatterns }),
  converted('`entryPoints`', { ...entries, reads: ['entryPoints'] }),
  converted('`format`', {
    write: ({ value }) => getTexts(value) !== undefined,
    unset: () => undefined,
  }),
  decide('`globalName`', { write: writeGlobalName }),
  converted('`bundle`', {
    write: ({ value, draft }) => {
      if (!isTrue(value)) setOption(draft, 'bundle', value);
    },
  }),
  converted('`outDir`', { write: writeFolder }),
  converted('`legacyOutput`', { write: writeLegacyOutput }),
  decide('`outExtension`'),
  converted('`clean: true`', { when: isTrue }),
  converted('`clean` not set', {
    when: (value) => isScalar(value, false),
    write: ({ draft }) => setOption(draft, 'output.cleanDistPath', scalar(false)),
    unset: (_config, draft) => setOption(draft, 'output.cleanDistPath', scalar(false)),
  }),
  decide('`clean`, a list of what to remove', { when: ({ type }) => type === 'list' }),
  converted('`publicDir`', { write: writePublic }),
  decide('`target`', { write: writeSyntax, unset: () => undefined }),
  converted("`platform: 'node'`", { when: isOneOf('node') }),
  converted("`platform: 'browser'`", {
    when: isOneOf('browser'),
    write: ({ draft }) => setOption(draft, 'output.target', scalar('web')),
  }),
  decide("`platform: 'neutral'`", { when: isOneOf('neutral') }),
  converted('`minify`', { write: writeFlag('output.minify') }),
  decide('`minifyWhitespace`, `minifyIdentifiers`, `minifySyntax`, `terserOptions`'),
  decide('`keepNames`'),
  converted('`sourcemap: true`', {
    when: (value) => value.type === 'code' || typeof getBoolean(value) === 'boolean',
    write: writeFlag('output.sourceMap'),
  }),
  converted("`sourcemap: 'inline'`", {
    when: isOneOf('inline'),
    write: ({ draft }) =>
      setOption(draft, 'output.sourceMap', object({ js: scalar('inline-source-map') })),
  }),
  converted('`dts: true`', { write: writeDts }),
  decide('`dts` with `entry`'),
  converted('`dts` with `resolve`', {
    write: ({ value, draft }) => {
      const packages = getTexts(value);
      if (!packages) return isScalar(value, false);
      setOption(draft, 'dts.bundle', object({ bundledPackages: value }));
      return true;
    },
  }),
  none('`dts` with `only`'),
  converted('`dts` with `banner`, `footer`', { write: writeDtsText }),
  decide('`dts` with `compilerOptions`'),
  converted('`experimentalDts`', { write: writeDts }),
];
