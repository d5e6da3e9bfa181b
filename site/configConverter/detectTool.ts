import type { Program } from 'acorn';
import type { ConfigObject } from './ConfigValue';
import { listImports } from './source/listImports';
import type { ToolId } from './Tool';
import { findOption } from './values';

/** Packages whose import tells the tool. */
const packages: Readonly<Record<string, ToolId>> = {
  tsup: 'tsup',
  rollup: 'rollup',
  esbuild: 'esbuild',
  vite: 'vite',
  'vitest/config': 'vite',
};

/** Options that only one tool has. */
const signs: readonly (readonly [ToolId, ...(readonly (readonly string[])[])])[] = [
  ['tsc', ['compilerOptions'], ['include'], ['references'], ['extends']],
  ['vite', ['build', 'lib'], ['build', 'rollupOptions'], ['build', 'rolldownOptions'], ['build']],
  ['rollup', ['input'], ['output', 'file'], ['output', 'dir'], ['output']],
  ['esbuild', ['outdir'], ['outfile'], ['packages'], ['outbase']],
  ['tsup', ['entry'], ['dts'], ['noExternal'], ['outDir'], ['clean'], ['format']],
  ['esbuild', ['entryPoints']],
];

/** The tool a config is of: by what its file imports, else by its options. */
export function detectTool(
  configs: readonly ConfigObject[],
  imports: ReturnType<typeof listImports>,
  { body }: Program,
): ToolId | undefined {
  const sources = [
    ...imports.values(),
    ...body.flatMap((one) => (one.type === 'ImportDeclaration' ? [String(one.source.value)] : [])),
  ];
  for (const source of sources) {
    if (Object.hasOwn(packages, source)) return packages[source];
  }
  if (sources.some((source) => /^(?:@rollup\/|rollup-plugin-)/.test(source))) return 'rollup';
  return signs.find(([, ...paths]) =>
    paths.some((path) => configs.some((config) => findOption(config, ...path) !== undefined)),
  )?.[0];
}
