import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { TypeScriptChoice } from '../cases/defineCase';
import { repository } from '../cases/paths';
import { type LoadedCase, readCase } from '../cases/readCase';
import { runCase } from '../cases/run/runCase';
import { findCause } from '../upgrade/compareCases';

/** What a release made of a case: text or hash of each file, or why it could not be built. */
export type BuiltCase = { files: Record<string, string> } | { failure: string };

export interface BuildRequest {
  ids: readonly string[];
  /** Options that may be at the top level since 1.0: set where `lib` is required. */
  itemOptions?: readonly string[];
  /** Compiler for cases that ask for a newer one than the release can use. */
  typescript?: TypeScriptChoice;
}

/**
 * Builds cases with the release that is installed in the repository that is the working folder, and
 * writes what each gave to `reportFile`, by id.
 */
export async function buildOutputs(reportFile: string, request: BuildRequest): Promise<void> {
  const queue = [...request.ids];
  const built: Record<string, BuiltCase> = {};
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const one = await build(id, request);
      if (one) built[id] = one;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await writeFile(path.resolve(repository, reportFile), JSON.stringify(built));
}

/** Nothing of a case whose files name the folder it was built in. */
async function build(
  id: string,
  { itemOptions, typescript }: BuildRequest,
): Promise<BuiltCase | undefined> {
  try {
    let loaded = await readCase(id);
    if (itemOptions) loaded = { ...loaded, files: wrapConfig(loaded.files, itemOptions) };
    if (typescript && Number(loaded.typescript ?? 7) > Number(typescript))
      loaded = { ...loaded, typescript };
    const { exit, log, files, texts } = await runCase(loaded);
    if (exit !== 0) return { failure: shorten(findCause(log)) };
    if ([...texts.values()].some((text) => text.includes(mangledRoot))) return undefined;
    const contents = files.map(({ path: file, sha256 }) => [
      file,
      sha256 ? `sha256 ${sha256.slice(0, 16)}` : texts.get(file),
    ]);
    return { files: Object.fromEntries(contents) as Record<string, string> };
  } catch (error) {
    return { failure: shorten(error instanceof Error ? error.message : String(error)) };
  }
}

/** Module Federation makes names of variables from absolute paths. */
const mangledRoot = repository.replaceAll(/\W/g, '_');

/** Longest message that is kept, in characters. */
const messageLength = 200;

const shorten = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').trim().slice(0, messageLength);

const configName = /^rslib\.config(\.m?[jt]s)$/;

/** The sources of a case with a configuration that releases before 1.0 take. */
function wrapConfig(
  files: LoadedCase['files'],
  itemOptions: readonly string[],
): Map<string, Buffer> {
  const wrapped = new Map(files);
  const name = [...files.keys()].find((file) => configName.test(file)) ?? '';
  const extension = configName.exec(name)?.[1] ?? '.ts';
  wrapped.delete(name);
  wrapped.set(`original.config${extension}`, files.get(name) ?? Buffer.from('export default {};'));
  const wrapper = `import config from './original.config${extension}';
${toOldConfig}
export default async (...args) =>
  toOldConfig(typeof config === 'function' ? await config(...args) : await config, ${JSON.stringify(itemOptions)});
`;
  return wrapped.set(`rslib.config${extension}`, Buffer.from(wrapper));
}

type Settings = Record<string, unknown>;

/** Options at the top level become those of the only item, or of all; its text is part of the wrapper. */
export function toOldConfig(
  { lib, output, ...rest }: Settings & { lib?: Settings[]; output?: Settings },
  itemOptions: readonly string[],
): Settings {
  const { autoExternal, ...others } = output ?? {};
  const shared = autoExternal === undefined ? {} : { autoExternal };
  const item = itemOptions.filter((option) => !lib && option in rest);
  const own = Object.fromEntries(item.map((option) => [option, rest[option]]));
  for (const option of item) delete rest[option];
  return { ...rest, output: others, lib: (lib ?? [own]).map((one) => ({ ...shared, ...one })) };
}
