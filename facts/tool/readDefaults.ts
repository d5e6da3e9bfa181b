import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as rslibCore from '@rslib/core';
import { repository, workFolder } from '../cases/paths';
import { readOptions, readRsbuildOptions } from './readOptions';
import { type DefaultFact, formats, unknown } from './toolFacts';

/** What readers ask of the configuration that Rspack gets. */
const rspackPaths = [
  'rspack.output.library.type',
  'rspack.output.module',
  'rspack.externalsType',
  'rspack.optimization.splitChunks',
  'rspack.optimization.minimize',
  'rspack.target',
] as const;

/** Longest value that is kept, in characters: what is longer is a group, and its members are listed. */
const longestValue = 600;

interface Resolved {
  /** Folder of the package that was asked about. */
  root: string;
  options: Readonly<Record<string, unknown>>;
}

/**
 * Asks `inspectConfig` for every format with nothing else set, and Rsbuild for a configuration of its
 * own: the value of each option of Rsbuild that one of them sets. A format that cannot be asked ends it,
 * unless `onUnknown` lets it be `unknown`.
 */
export async function readDefaults(
  onUnknown: (format: string, error: unknown) => void = (_, error) => {
    throw error;
  },
): Promise<DefaultFact[]> {
  const ask = (name: string, inspect: () => Promise<Resolved>) =>
    inspect().catch((error: unknown) => {
      onUnknown(name, error);
      return undefined;
    });
  // Before Rslib sets NODE_ENV, which Rsbuild reads.
  const rsbuild = await ask('rsbuild', inspectRsbuild);
  const byFormat = await Promise.all(
    formats.map((format) => ask(format, () => inspectFormat(format))),
  );
  // `output` is declared by both.
  const declared = [...readOptions(), ...readRsbuildOptions()].map((option) => option.path);
  const paths = [...declared, ...rspackPaths];
  return [...new Set(paths)].flatMap((option) => {
    const own = show(rsbuild, option);
    const values = byFormat.map((resolved) => show(resolved, option));
    const all = [own, ...values];
    const isSet = all.some((value) => value !== 'undefined' && value !== unknown);
    if (!isSet || all.some(({ length }) => length > longestValue)) return [];
    const named = Object.fromEntries(formats.map((format, index) => [format, values[index]]));
    return [{ path: option, byFormat: named as DefaultFact['byFormat'], rsbuild: own }];
  });
}

/** Each format in a package of its own, so that one cannot change another. */
async function inspectFormat(format: (typeof formats)[number]): Promise<Resolved> {
  const root = path.join(workFolder, `.defaults-${format}`);
  await prepare(root);
  const plugins = format === 'mf' ? [await federation()] : [];
  const config = { logLevel: 'silent' as const, lib: [{ format, plugins }] };
  const { createRslib, inspect } = rslibCore as typeof rslibCore & OldCore;
  const tool = createRslib
    ? await createRslib({ cwd: root, config })
    : await inspect({ ...config, root });
  return { root, options: pick((await tool.inspectConfig()).origin) };
}

/** Before 0.19 a function took the place of the instance; it gives Rsbuild's. */
interface OldCore {
  inspect: (config: object) => Promise<{ inspectConfig: () => Promise<{ origin: Origin }> }>;
}

/**
 * What Rsbuild does for an application, which is where readers who know it come from. Outside of the
 * repository: Rsbuild follows the `.browserslistrc` of a folder above.
 */
async function inspectRsbuild(): Promise<Resolved> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'rsbuild-defaults-')));
  try {
    await prepare(root);
    // The first releases of 0.x don't export it.
    const { createRsbuild } = rslibCore.rsbuild ?? (await import('@rsbuild/core'));
    const rsbuild = await createRsbuild({ cwd: root, config: { logLevel: 'silent' } });
    const { origin } = await rsbuild.inspectConfig({ mode: 'production' });
    return { root, options: pick(origin) };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function prepare(root: string): Promise<void> {
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), '{ "name": "defaults", "version": "1.0.0" }\n');
  await writeFile(path.join(root, 'src', 'index.ts'), 'export const answer = 42;\n');
}

interface Origin {
  environmentConfigs: Readonly<Record<string, object>>;
  bundlerConfigs: readonly object[];
}

const pick = ({ environmentConfigs, bundlerConfigs }: Origin): Resolved['options'] => ({
  ...Object.values(environmentConfigs)[0],
  rspack: bundlerConfigs[0],
});

async function federation() {
  const { pluginModuleFederation } = await import('@module-federation/rsbuild-plugin');
  return pluginModuleFederation({ name: 'defaults', exposes: { '.': './src/index.ts' } }, {});
}

function getPath(value: unknown, dotted: string): unknown {
  return dotted
    .split('.')
    .reduce<unknown>(
      (parent, key) =>
        typeof parent === 'object' && parent !== null
          ? (parent as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

/** An option as text, without the folders of this machine. */
function show(resolved: Resolved | undefined, option: string): string {
  if (!resolved) return unknown;
  const { root, options } = resolved;
  const value = getPath(options, option);
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return '(function)';
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'function' ? '(function)' : part instanceof RegExp ? String(part) : part,
  )
    .replaceAll(root, '<root>')
    .replaceAll(repository, '<repository>');
}
