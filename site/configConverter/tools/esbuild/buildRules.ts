import { converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { getTexts, list, scalar } from '../../values';
import { hasPatterns, isOneOf, writeFlag, writeFolder, writePath, writeSyntax } from '../writes';
import {
  entries,
  writeEntryPoints,
  writeExtension,
  writeExternal,
  writeNames,
  writeOutfile,
  writeWeb,
} from './writes';

/** Rows about files, formats and packages. */
export const buildRules = [
  converted('`entryPoints`', {
    when: (value) => !hasPatterns(value),
    write: writeEntryPoints,
  }),
  decide('`entryPoints` with patterns', { ...entries, when: hasPatterns }),
  none('`stdin`'),
  converted('`bundle`', { unset: () => undefined }),
  converted('`format` with `esm`, `cjs`', { reads: ['format'], when: isOneOf('esm', 'cjs') }),
  decide('`format` with `iife`', { reads: ['format'], when: isOneOf('iife') }),
  decide('`globalName`', { write: () => true }),
  converted('`outdir`', { write: writeFolder }),
  converted('`outfile`', { write: writeOutfile }),
  converted('`outbase`', { write: writePath('outBase') }),
  converted('`outExtension`', { write: writeExtension }),
  converted('`entryNames`', { write: writeNames('output.filename.js') }),
  converted('`chunkNames`', { write: writeNames('tools.rspack.output.chunkFilename') }),
  converted('`assetNames`', { write: () => false }),
  converted('`publicPath`', { to: 'output.assetPrefix' }),
  decide('`write`'),
  none('`allowOverwrite`'),
  decide('`platform`', {
    write: ({ value, config, draft }) => {
      if (isOneOf('browser')(value)) writeWeb(config, draft);
      return !isOneOf('neutral')(value);
    },
    unset: writeWeb,
  }),
  decide('`target`', { write: writeSyntax }),
  none('`supported`'),
  converted('`external`', { write: writeExternal }),
  decide('`packages` with `external`', { reads: ['packages'], when: isOneOf('external') }),
  converted('`packages` with `bundle`', {
    reads: ['packages'],
    when: isOneOf('bundle'),
    write: ({ draft }) => setOption(draft, 'output.autoExternal', scalar(false)),
  }),
  converted('`alias`', { to: 'resolve.alias' }),
  converted('`conditions`', {
    write: ({ value, draft }) => {
      const names = getTexts(value);
      if (!names) return false;
      // Three dots stand for those of Rspack.
      setOption(draft, 'resolve.conditionNames', list([...names, '...'].map(scalar)));
      return true;
    },
  }),
  converted('`mainFields`', { to: 'resolve.mainFields' }),
  converted('`resolveExtensions`', { to: 'resolve.extensions' }),
  converted('`preserveSymlinks`', {
    write: writeFlag('tools.rspack.resolve.symlinks', scalar(false)),
  }),
  converted('`nodePaths`', {
    write: ({ value, draft }) => {
      if (value.type !== 'list') return false;
      const modules = list([...value.items, scalar('node_modules')]);
      setOption(draft, 'tools.rspack.resolve.modules', modules);
      return true;
    },
  }),
  converted('`absWorkingDir`', { to: 'root' }),
  decide('`splitting`'),
  converted('`treeShaking`'),
  decide('`ignoreAnnotations`'),
  decide('`pure`'),
];
