import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from './paths';

export interface CaseInputs {
  /** Path in the case's folder → content. */
  files: ReadonlyMap<string, Buffer>;
  /** Name → exact version of every tool that may change the result. */
  versions: Readonly<Record<string, string>>;
  /** Raise it when what is recorded of a run changes: every result is stale then. */
  format?: number;
}

const resultFormat = 1;

/**
 * What a result depends on, as a sha256: the same key means the same result on the reference
 * platform. Neither the system nor the Node version is part of it, so that other machines use what
 * is committed.
 */
export function getCaseKey({ files, versions, format = resultFormat }: CaseInputs): string {
  const hash = createHash('sha256');
  const add = (part: string | Buffer) => {
    hash.update(`${Buffer.byteLength(part)}\0`);
    hash.update(part);
  };
  for (const name of [...files.keys()].sort()) {
    add(name);
    add(files.get(name) ?? '');
  }
  for (const name of Object.keys(versions).sort()) add(`${name}@${versions[name]}`);
  add(`format ${format}`);
  return hash.digest('hex').slice(0, 16);
}

/** Reads the versions once, for the keys of many cases. */
export function getCaseKeyReader(): (files: CaseInputs['files']) => string {
  const versions = getToolVersions();
  return (files) =>
    getCaseKey({ files, versions: { ...versions, ...getCaseToolVersions(files.values()) } });
}

/** Packages whose version may change what a case gives; read as installed. */
const tools = [
  '@rslib/core',
  'rsbuild-plugin-dts',
  '@rsbuild/core',
  '@rspack/core',
  '@microsoft/api-extractor',
  '@module-federation/rsbuild-plugin',
  '@rsbuild/plugin-babel',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-preact',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-sass',
  '@rsbuild/plugin-solid',
  '@rsbuild/plugin-svelte',
  '@rsbuild/plugin-svgr',
  '@rsbuild/plugin-vue',
  'typescript',
  'typescript-5',
  'typescript-7',
] as const;

export type ToolName = (typeof tools)[number];

/** Packages that count only for the cases whose sources name them. */
const caseTools = [
  '@rsbuild/plugin-toml',
  '@rsbuild/plugin-yaml',
  '@rstest/adapter-rslib',
  '@rstest/core',
] as const;

/** Exact installed version of every tool, as the installed `@rslib/core` resolves them. */
export function getToolVersions(): Record<ToolName, string> {
  const core = openCore();
  const entries = tools.map((name) => [name, readVersion(name, core)]);
  return Object.fromEntries(entries) as Record<ToolName, string>;
}

/** Exact installed versions of what only some cases use, as far as the given sources import it. */
export function getCaseToolVersions(sources: Iterable<Buffer>): Record<string, string> {
  const core = openCore();
  const texts = Array.from(sources, (source) => source.toString('utf8'));
  const named = caseTools.filter((name) =>
    texts.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)),
  );
  return Object.fromEntries(named.map((name) => [name, readVersion(name, core)]));
}

const openCore = (): NodeJS.Require =>
  createRequire(path.join(repository, 'node_modules/@rslib/core/package.json'));

function readVersion(name: string, core: NodeJS.Require): string {
  const folders = [...(core.resolve.paths(name) ?? []), path.join(repository, 'node_modules')];
  for (const folder of folders) {
    try {
      const manifest = readFileSync(path.join(folder, name, 'package.json'), 'utf8');
      return (JSON.parse(manifest) as { version: string }).version;
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(
    `facts: ${name} is not installed, and its version is part of every result. Run \`npm ci\`.`,
  );
}
