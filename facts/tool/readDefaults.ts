import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRslib } from '@rslib/core';
import { workFolder } from '../cases/paths';
import type { DefaultFact } from './toolFacts';

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;
type Format = (typeof formats)[number];

/** What readers ask the defaults of, in the configuration that Rslib resolves for each format. */
const paths = [
  'output.target',
  'output.minify',
  'output.filenameHash',
  'output.distPath.root',
  'output.sourceMap',
  'output.emitAssets',
  'output.dataUriLimit',
  'output.assetPrefix',
  'output.legalComments',
  'output.injectStyles',
  'output.cssModules.localIdentName',
  'performance.buildCache',
  'rspack.output.library.type',
  'rspack.output.module',
  'rspack.externalsType',
  'rspack.optimization.splitChunks',
  'rspack.optimization.minimize',
  'rspack.target',
] as const;

/** Asks `inspectConfig` for every format with nothing else set. */
export async function readDefaults(): Promise<DefaultFact[]> {
  const resolved = Object.fromEntries(
    await Promise.all(formats.map(async (format) => [format, await inspect(format)] as const)),
  ) as Record<Format, Record<string, unknown>>;
  return paths.map((option) => ({
    path: option,
    byFormat: Object.fromEntries(
      formats.map((format) => [format, show(getPath(resolved[format], option))]),
    ) as DefaultFact['byFormat'],
  }));
}

/** Each format in a package of its own, so that one cannot change another. */
async function inspect(format: Format): Promise<Record<string, unknown>> {
  const root = path.join(workFolder, `.defaults-${format}`);
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), '{ "name": "defaults", "version": "1.0.0" }\n');
  await writeFile(path.join(root, 'src', 'index.ts'), 'export const answer = 42;\n');
  const plugins = format === 'mf' ? [await federation()] : [];
  const rslib = await createRslib({
    cwd: root,
    config: { logLevel: 'silent', lib: [{ format, plugins }] },
  });
  const { origin } = await rslib.inspectConfig();
  const environment = Object.values(origin.environmentConfigs)[0];
  return { ...environment, rspack: origin.bundlerConfigs[0] };
}

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
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'function' ? '(function)' : part instanceof RegExp ? String(part) : part,
  );
}
