import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { parseReleases } from '../../../facts/releases/releases';
import type { FactStore } from '../../components/factStore';
import known from '../valueSources.json';

interface Manifest {
  version?: string;
  engines?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

/** Packages whose minor versions pages name as well: `5.9`. */
const ownPackages = ['@rslib/core', '@rsbuild/core', 'typescript', 'typescript-5', 'typescript-7'];

/** Versions that a page may name: installed ones, those that they ask for, and releases of the facts. */
export function listVersions({ tool }: FactStore): Set<string> {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Readonly<Record<string, Manifest>>;
  };
  const installed = Object.keys(packages['']?.devDependencies ?? {}).flatMap(
    (name) => packages[`node_modules/${name}`] ?? [],
  );
  const own = [
    ...ownPackages.flatMap((name) => tool.versions[name] ?? []),
    read('facts/since.json'),
    read('facts/removed.json'),
    ...installed.flatMap(({ engines = {} }) => engines.node ?? []),
  ];
  const others = [
    ...Object.values(tool.versions),
    ...installed.flatMap(({ version = '', peerDependencies = {} }) => [
      version,
      ...Object.values(peerDependencies),
    ]),
    ...Object.values(known.versions).flat(),
    ...Object.keys(parseReleases(read('facts/results/releases.json')).dates),
  ];
  return new Set([
    ...own.flatMap(listNumbers).flatMap((one) => [one, one.split('.').slice(0, 2).join('.')]),
    ...others.flatMap(listNumbers),
  ]);
}

const listNumbers = (text: string): string[] => text.match(/\d+(?:\.\d+)+/g) ?? [];
