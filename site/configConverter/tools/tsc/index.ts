import type { ConfigObject } from '../../ConfigValue';
import { converted, decide } from '../../Rule';
import type { Tool } from '../../Tool';
import { setOption } from '../../output/Draft';
import { findOption, getText, getTexts, isScalar, scalar } from '../../values';
import { compilerRules } from './compilerRules';
import { writeFiles } from './writes';

/** Values of `module` that give CommonJS in every file. */
const commonModules = /^commonjs$/i;

const getModule = (config: ConfigObject): string =>
  getText(findOption(config, 'compilerOptions', 'module')) ?? '';

/** Rows of docs/en/guide/migration/tsc.mdx. */
export const tsc: Tool = {
  id: 'tsc',
  listFormats: (config) => [commonModules.test(getModule(config)) ? 'cjs' : 'esm'],
  finish: (config, draft) => {
    setOption(draft, 'bundle', scalar(false));
    writeFiles(config, draft);
    const compiler = findOption(config, 'compilerOptions');
    const isComposite = isScalar(findOption(compiler, 'composite'), true);
    if (isComposite && !findOption(compiler, 'declaration')) {
      setOption(draft, 'dts', scalar(true));
    }
  },
  rules: [
    decide('`files`, `include`, `exclude`', {
      write: ({ value }) => getTexts(value) !== undefined,
    }),
    converted('`extends`'),
    // The first of that row stands beside the options of the compiler.
    decide(
      '`references`, `composite`, `disableReferencedProjectLoad`, `disableSolutionSearching`, `disableSourceOfProjectReferenceRedirect`',
      { reads: ['references'] },
    ),
    ...compilerRules,
  ],
};
