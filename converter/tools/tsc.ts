import { below, converted, decide } from '../Rule';
import { type Tool } from '../Tool';
import { type Draft, setOption } from '../output/Draft';
import {
  type ConfigObject,
  findOption,
  getText,
  getTexts,
  isScalar,
  object,
  scalar,
  list,
} from '../values';
import { isPattern, setUnbundled } from '../writes/entries';
import { trimFolder, writeBase, writeFolder } from '../writes/outputFiles';
import { type Write, writeFlag } from '../writes/options';
import { writeSyntax } from '../writes/targets';

/** A folder stands for all files in it. */
const toFiles = (path: string): string => {
  const trimmed = trimFolder(path);
  return `./${isPattern(trimmed) || /\.[cm]?[jt]sx?$/.test(trimmed) ? trimmed : `${trimmed}/**`}`;
};

/** `src` → `./src/**`; a pattern for every folder holds in each of the folders. */
function writeFiles(config: ConfigObject, draft: Draft): void {
  const included = getTexts(findOption(config, 'include')) ?? [];
  const named = getTexts(findOption(config, 'files')) ?? [];
  // tsc builds what these import as well.
  if (!included.length && trimFolder(named[0] ?? '').startsWith('src/')) return setUnbundled(draft);
  const files = [...named, ...included].map(toFiles);
  if (files.length === 0) return;
  const folders = included.map(trimFolder).filter((path) => !isPattern(path));
  const excluded = (getTexts(findOption(config, 'exclude')) ?? []).flatMap((path) => {
    // Rslib never builds these.
    if (/node_modules/.test(path) || isOutput(path, config)) return [];
    const isAnywhere = path.startsWith('**/') && folders.length > 0;
    return isAnywhere ? folders.map((folder) => `!./${folder}/${path}`) : [`!${toFiles(path)}`];
  });
  const patterns = [...files, ...excluded];
  // The default is all of `src`.
  if (patterns.length === 1 && patterns[0] === './src/**') return;
  setOption(draft, 'source.entry', object({ index: list(patterns.map(scalar)) }));
}

const isOutput = (path: string, config: ConfigObject): boolean =>
  trimFolder(path) ===
  trimFolder(getText(findOption(config, 'compilerOptions', 'outDir')) ?? 'dist');

/** The folder that names of the output begin at, if it is not the deepest one of the files. */
const writeRoot: Write = (input) => {
  const root = getText(input.value);
  const included = getTexts(findOption(input.config, 'include'));
  const isUsual =
    root !== undefined &&
    (included ?? ['src']).every((path) => trimFolder(path) === trimFolder(root));
  if (!isUsual) writeBase(input);
};

/** Whether fields of classes stay fields. */
const classFields = 'tools.swc.jsc.transform.useDefineForClassFields';

/** Rows about the options of the compiler. */
const compilerRules = below('compilerOptions', [
  converted('`outDir`', { write: writeFolder }),
  converted('`rootDir`', { write: writeRoot }),
  decide('`declaration` not set, or `false`', {
    reads: ['declaration'],
    when: (value) => isScalar(value, false),
    unset: (config) => !findOption(config, 'compilerOptions', 'composite'),
  }),
  converted('`declaration`', { write: writeFlag('dts') }),
  decide('`sourceMap`', { write: writeFlag('output.sourceMap') }),
  decide('`inlineSourceMap`', {
    write: writeFlag('output.sourceMap', object({ js: scalar('inline-source-map') })),
  }),
  decide('`target` not set', { when: (value) => !getText(value), unset: () => undefined }),
  converted('`target`', {
    write: (input) => {
      const isSet = findOption(input.config, 'compilerOptions', 'useDefineForClassFields');
      // Targets older than ES2022 have assignments in their place.
      const isOlder = /^es(?:[356]|20(?:1\d|2[01]))$/i.test(getText(input.value) ?? '');
      if (isOlder && !isSet) setOption(input.draft, classFields, scalar(false));
      return writeSyntax(input);
    },
  }),
  converted('`useDefineForClassFields`', { to: classFields }),
  decide('`importHelpers`, `noEmitHelpers`', {
    write: ({ value, path, draft }) => {
      if (path.endsWith('importHelpers') && isScalar(value, true)) {
        setOption(draft, 'externalHelpers', value);
      }
    },
  }),
]);

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
    // The first of that row is next to the options of the compiler.
    decide(
      '`references`, `disableReferencedProjectLoad`, `disableSolutionSearching`, `disableSourceOfProjectReferenceRedirect`',
      { reads: ['references'] },
    ),
    ...compilerRules,
  ],
};
