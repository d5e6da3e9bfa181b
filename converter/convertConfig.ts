import type { Program } from 'acorn';
import { applyRules } from './applyRules';
import { ConfigError, parseSource } from './source/parseSource';
import { type ConfigCode, type ConfigObject, findOption, isSame, listCode } from './values';
import { type Note, joinNotes } from './Note';
import { createDraft, layOut, writePlugins } from './output/Draft';
import { listPackages } from './output/listPackages';
import { giveDeclarations, settleItems } from './output/settleItems';
import { printConfig } from './output/printConfig';
import { carryDeclarations, listImports } from './source/imports';
import { findConfigs } from './source/findConfigs';
import { type ToolId, toolIds } from './Tool';
import { findTool } from './tools';

export interface ConvertedConfig {
  tool: ToolId;
  /** The text of `rslib.config.ts`. */
  text: string;
  /** What it needs installed, as `npm install` takes it. */
  packages: readonly string[];
  /** The object in the text. */
  config: ConfigObject;
  notes: readonly Note[];
}

/**
 * Converts the text of a config; nothing of it runs. The tool is detected from the text if none is given.
 * @throws ConfigError where the text cannot be read, with line and column where it has them.
 */
export function convertConfig(pasted: string, wanted?: ToolId): ConvertedConfig {
  try {
    return convert(pasted, wanted);
  } catch (error) {
    if (error instanceof ConfigError) error.excerpt = quoteLine(pasted, error);
    throw error;
  }
}

/** The line of an error, as much of it as fits on a phone, and a caret below the place. */
function quoteLine(text: string, { line = 0, column = 0 }: ConfigError): string {
  const start = column > 36 ? column - 18 : 0;
  const shown = text.split('\n')[line - 1]?.slice(start, start + 36);
  return shown === undefined
    ? ''
    : `${shown.replaceAll('\t', ' ').trimEnd()}\n${' '.repeat(column - 1 - start)}^`;
}

function convert(pasted: string, wanted: ToolId | undefined): ConvertedConfig {
  const source = parseSource(pasted);
  const imports = listImports(source.program);
  const found = findConfigs(source);
  const all = found.configs.map(openManifest);
  const id = wanted ?? detectTool([...found.configs, ...all], imports, source.program);
  if (!id) throw new ConfigError('NoTool');
  const tool = findTool(id);
  const drafts = all.map((config) => {
    const draft = createDraft(tool.listFormats(config));
    const notes = applyRules({ tool, config, draft, imports, findTool });
    tool.finish?.(config, draft);
    return { draft, notes, isForTypes: tool.isForTypes?.(config, { imports }) === true };
  });
  const built = drafts.filter(({ isForTypes }) => !isForTypes);
  const used = built.length > 0 ? built : drafts;
  // A script often has a call to build and one to watch.
  const items = used
    .flatMap(({ draft }) => draft.items)
    .filter((item, index, all) => {
      const isEqual = (one: typeof item) => isSame(layOut([one]), layOut([item]));
      return all.findIndex(isEqual) === index;
    });
  const apart = drafts.filter((one) => !used.includes(one)).flatMap(({ draft }) => draft.items);
  giveDeclarations(apart, items);
  settleItems(items);
  const needed = [...new Set(used.flatMap(({ draft }) => writePlugins(draft)))];
  const config = layOut(items);
  const declarations = carryDeclarations(source, listCode(config), id);
  const parts = found.notes.map((note): Note => ({ ...note, type: 'part' }));
  return {
    tool: id,
    text: printConfig(config, [...needed, ...declarations]),
    packages: listPackages(config, [...needed, ...declarations]),
    config,
    notes: joinNotes([...drafts.flatMap(({ notes }) => notes), ...parts]).map((note) =>
      markKept(note, listCode(config)),
    ),
  };
}

/** Says of options whether code of theirs is in the new config: all but regular expressions. */
function markKept(note: Note, written: readonly ConfigCode[]): Note {
  if (note.type !== 'row') return note;
  const isKept = ({ text, names, isFunction }: ConfigCode): boolean =>
    (isFunction || names.length > 0) && written.some((one) => one.text.includes(text));
  const options = note.options.map(({ code = [], ...option }) =>
    option.state === 'written' && code.some(isKept)
      ? { ...option, state: 'kept' as const }
      : option,
  );
  return { ...note, options };
}

/** The config in a `package.json` that holds one: tsup and tsdown read their own keys there. */
function openManifest(config: ConfigObject): ConfigObject {
  const own = config.entries.find(({ key }) => key === 'tsup' || key === 'tsdown')?.value;
  return own?.type === 'object' ? own : config;
}

/** Options that only one tool has. */
const signs: readonly (readonly [ToolId, ...(readonly (readonly string[])[])])[] = [
  ['tsc', ['compilerOptions'], ['include'], ['references'], ['extends']],
  ['vite', ['build', 'lib'], ['build', 'rollupOptions'], ['build', 'rolldownOptions'], ['build']],
  ['rollup', ['input'], ['output', 'file'], ['output', 'dir'], ['output']],
  ['esbuild', ['outdir'], ['outfile'], ['packages'], ['outbase']],
  ['unbuild', ['entries'], ['rollup'], ['declaration']],
  ['tsdown', ['tsdown'], ['deps'], ['unbundle'], ['fixedExtension'], ['cjsDefault']],
  ['tsup', ['entry'], ['dts'], ['noExternal'], ['outDir'], ['clean'], ['format']],
  ['esbuild', ['entryPoints']],
];

/** The tool a config is of: by what its file imports, else by its options. */
function detectTool(
  configs: readonly ConfigObject[],
  imports: ReturnType<typeof listImports>,
  { body }: Program,
): ToolId | undefined {
  const sources = [
    ...imports.values(),
    ...body.flatMap((one) => (one.type === 'ImportDeclaration' ? [String(one.source.value)] : [])),
  ];
  const named = sources.map((source) => (source === 'vitest/config' ? 'vite' : source));
  const imported = toolIds.find((id) => named.includes(id));
  if (imported) return imported;
  if (sources.some((source) => /^(?:@rollup\/|rollup-plugin-)/.test(source))) return 'rollup';
  return signs.find(([, ...paths]) =>
    paths.some((path) => configs.some((config) => findOption(config, ...path) !== undefined)),
  )?.[0];
}
