import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRslib, rsbuild as rsbuildOfTool } from '@rslib/core';
import { repository, workFolder } from '../cases/paths';
import { readOptions } from './readOptions';
import { readRsbuildOptions } from './readRsbuildOptions';
import type { DefaultFact } from './toolFacts';

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

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

type Resolved = Readonly<Record<string, unknown>>;

/**
 * Asks `inspectConfig` for every format with nothing else set, and Rsbuild for a configuration of its
 * own: the value of each option of Rsbuild that one of them sets.
 */
export async function readDefaults(): Promise<DefaultFact[]> {
  const [rsbuild, ...byFormat] = await Promise.all([
    inspectRsbuild(),
    ...formats.map((format) => inspectFormat(format)),
  ]);
  // `output` is declared by both.
  const declared = [...readOptions(), ...readRsbuildOptions()].map((option) => option.path);
  const paths = [...declared, ...rspackPaths];
  return [...new Set(paths)].flatMap((option) => {
    const own = show(getPath(rsbuild, option));
    const values = byFormat.map((resolved) => show(getPath(resolved, option)));
    const all = [own, ...values];
    const isSet = all.some((value) => value !== 'undefined');
    if (!isSet || all.some(({ length }) => length > longestValue)) return [];
    const named = Object.fromEntries(formats.map((format, index) => [format, values[index]]));
    return [{ path: option, byFormat: named as DefaultFact['byFormat'], rsbuild: own }];
  });
}

/** Each format in a package of its own, so that one cannot change another. */
async function inspectFormat(format: (typeof formats)[number]): Promise<Resolved> {
  const root = await prepare(format);
  const plugins = format === 'mf' ? [await federation()] : [];
  const rslib = await createRslib({
    cwd: root,
    config: { logLevel: 'silent', lib: [{ format, plugins }] },
  });
  return pick((await rslib.inspectConfig()).origin);
}

/** What Rsbuild does for an application, which is where readers who know it come from. */
async function inspectRsbuild(): Promise<Resolved> {
  const root = await prepare('rsbuild');
  const { createRsbuild } = rsbuildOfTool;
  const rsbuild = await createRsbuild({ cwd: root, config: { logLevel: 'silent' } });
  return pick((await rsbuild.inspectConfig({ mode: 'production' })).origin);
}

async function prepare(name: string): Promise<string> {
  const root = path.join(workFolder, `.defaults-${name}`);
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), '{ "name": "defaults", "version": "1.0.0" }\n');
  await writeFile(path.join(root, 'src', 'index.ts'), 'export const answer = 42;\n');
  return root;
}

interface Origin {
  environmentConfigs: Readonly<Record<string, object>>;
  bundlerConfigs: readonly object[];
}

const pick = ({ environmentConfigs, bundlerConfigs }: Origin): Resolved => ({
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

function show(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return '(function)';
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'function' ? '(function)' : part instanceof RegExp ? String(part) : part,
  );
  // The folder of each format and of the repository.
  return text
    .split(`${workFolder}/.defaults-`)
    .map((part, index) => (index > 0 ? part.replace(/^\w+/, '<root>') : part))
    .join('')
    .replaceAll(repository, '<repository>');
}
