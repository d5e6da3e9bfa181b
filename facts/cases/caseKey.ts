import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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
 * What a result depends on, as a sha256: the same key means the same result on the reference platform.
 * Neither the system nor the Node version is part of it, so that other machines use what is committed.
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
  return (files) => getCaseKey({ files, versions: { ...versions, ...getCaseToolVersions(files) } });
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

/** Exact installed version of every tool, as the installed `@rslib/core` resolves them. */
export function getToolVersions(): Record<ToolName, string> {
  const core = createRequire(path.join(installed, '@rslib/core/package.json'));
  const entries = tools.map((name) => [name, readVersion(name, core)]);
  return Object.fromEntries(entries) as Record<ToolName, string>;
}

/**
 * Exact installed versions of what only some cases use: packages that their sources import, what these need,
 * such as `less`, what their package.json names, such as `vue`, and what judges them.
 */
export function getCaseToolVersions(files: CaseInputs['files']): Record<string, string> {
  const imported = Array.from(files.values(), (source) =>
    [...String(source).matchAll(imports)].map(([, name = '']) => name),
  );
  const expected = String(files.get('case.ts') ?? '');
  if (expected.includes('publint:')) imported.push(['publint']);
  if (expected.includes('typesWrong:')) imported.push(['@arethetypeswrong/core']);
  const manifests = [...files].filter(([name]) => path.basename(name) === 'package.json');
  const needs = [
    ...imported.flat().map((name) => ({ [name]: '', ...listNeeds(findManifest(name)) })),
    ...manifests.map(([, text]) => listNeeds(parseManifest(text))),
  ];
  const names = needs.flatMap((one) => Object.keys(one));
  return Object.fromEntries(
    names.flatMap((name) => {
      const version = findManifest(name)?.version;
      return version === undefined ? [] : [[name, version]];
    }),
  );
}

/** The package in `from 'vue'`, `import 'vue/x'`, `import('vue')` and `require("vue")`. */
const imports = /\b(?:from|import|require|resolve)\s*\(?\s*['"]((?:@[\w.-]+\/)?\w[\w.-]*)/g;

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const listNeeds = ({ dependencies, peerDependencies }: Manifest = {}): Record<string, string> => ({
  ...dependencies,
  ...peerDependencies,
});

/** Nothing for the package.json of a case whose subject is that it cannot be read. */
function parseManifest(text: Buffer | string): Manifest | undefined {
  try {
    return JSON.parse(text.toString()) as Manifest;
  } catch {
    return undefined;
  }
}

const installed = path.join(repository, 'node_modules');

/** Of a package as it is installed in the first of the folders that has it. */
function findManifest(
  name: string,
  folders: readonly string[] = [installed],
): Manifest | undefined {
  const file = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((one) => existsSync(one));
  return file === undefined ? undefined : parseManifest(readFileSync(file));
}

function readVersion(name: string, core: NodeJS.Require): string {
  const version = findManifest(name, [...(core.resolve.paths(name) ?? []), installed])?.version;
  if (version !== undefined) return version;
  throw new Error(
    `facts: ${name} is not installed, and its version is part of every result. Run \`npm ci\`.`,
  );
}
