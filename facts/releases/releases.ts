import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsFolder } from '../cases/paths';
import { listExports, recordKeys } from '../upgrade/factKinds';
import type { ToolParts } from '../upgrade/snapshot';

/** What is known of one release, with all facts; the file keeps differences (`StoredRelease`). */
export interface Release {
  version: string;
  /** Why it could not be installed or run: nothing else is known then. */
  failure?: string;
  /** Parts that could not be read, each with the reason. */
  unread: readonly string[];
  requires: Requirements;
  tool: ToolParts;
}

export interface Requirements {
  /** Range of Node.js that the package asks for; none before it named one. */
  node?: string;
  /** Range of TypeScript that the package accepts. */
  typescript?: string;
  rsbuild?: string;
  rspack?: string;
  /** Of `swc_core`, which Rspack is built with. */
  swc?: string;
  /** Size of everything that installing it alone brings, on Linux with an x64 processor. */
  megabytes?: number;
  packages?: number;
}

/** Released versions in order of time, with their dates, and what is known of those that were run. */
export interface ReleaseRecord {
  /** Version → date. A record for what the registry cannot tell, since its dates are not in order. */
  dates: Record<string, string>;
  releases: Release[];
}

export const releasesFile = path.join(resultsFolder, 'releases.json');

/** Facts by kind and name: what one release has and the one before it does not, `null` for what is gone. */
type Facts = Record<string, Record<string, unknown>>;

interface StoredRelease extends Omit<Release, 'tool'> {
  changes?: Facts;
}

/** The record that is committed. */
export async function readReleases(file = releasesFile): Promise<ReleaseRecord> {
  return parseReleases(await readFile(file, 'utf8'));
}

/** The record in a text as `formatReleases` writes it: each release with all of its facts. */
export function parseReleases(text: string): ReleaseRecord {
  const { dates, releases } = JSON.parse(text) as {
    dates: Record<string, string>;
    releases: StoredRelease[];
  };
  const current = new Map<string, Map<string, unknown>>();
  return {
    dates,
    releases: releases.map(({ changes, ...release }) => {
      for (const [kind, entries] of Object.entries(changes ?? {})) {
        const known = current.get(kind) ?? new Map<string, unknown>();
        current.set(kind, known);
        for (const [name, fact] of Object.entries(entries)) {
          if (fact === null) known.delete(name);
          else known.set(name, fact);
        }
      }
      const facts = release.failure ? new Map<string, Map<string, unknown>>() : current;
      const isUnread = (kind: string) => release.unread.some((one) => one.startsWith(`${kind}:`));
      const read = [...facts].filter(([kind]) => !isUnread(kind));
      return { ...release, tool: joinFacts(new Map(read)) };
    }),
  };
}

/** The record as text, a line for each fact that a release changes. */
export function formatReleases({ dates, releases }: ReleaseRecord): string {
  let before: Facts = {};
  const stored = releases.map(({ tool, ...release }) => {
    const after = { ...before, ...splitFacts(tool) };
    const lines = listDifferences(before, after);
    before = after;
    const head = Object.entries(release).map(
      ([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    const changes = `      "changes": {${lines.join(',')}\n      }`;
    return `    {\n${[...head, ...(lines.length > 0 ? [changes] : [])].join(',\n')}\n    }`;
  });
  const days = JSON.stringify(dates, null, 2).replaceAll('\n', '\n  ');
  return `{\n  "dates": ${days},\n  "releases": [\n${stored.join(',\n')}\n  ]\n}\n`;
}

function listDifferences(before: Facts, after: Facts): string[] {
  return Object.entries(after).flatMap(([kind, entries]) => {
    const old = before[kind] ?? {};
    const changed = Object.entries(entries).filter(
      ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(old[name]),
    );
    const gone = Object.keys(old).filter((name) => !(name in entries));
    const lines = [...changed, ...gone.map((name) => [name, null] as const)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, fact]) => `\n          ${JSON.stringify(name)}: ${JSON.stringify(fact)}`);
    return lines.length > 0
      ? [`\n        ${JSON.stringify(kind)}: {${lines.join(',')}\n        }`]
      : [];
  });
}

/** Facts by name, without the summary, and without `since`, which is what they are kept for. */
function splitFacts({ exports, ...tool }: ToolParts): Facts {
  const parts = { ...tool, exports: exports && listExports(exports) };
  const read = Object.entries(recordKeys).filter(
    ([part]) => parts[part as keyof typeof recordKeys],
  );
  return Object.fromEntries(
    read.map(([part, key]) => {
      const facts = parts[part as keyof typeof recordKeys] as readonly Record<string, string>[];
      const split = ({
        [key]: name = '',
        since: _,
        summary: __,
        ...rest
      }: Record<string, string>) => [name, part === 'exports' ? rest.kind : rest] as const;
      return [part, Object.fromEntries(facts.map(split))];
    }),
  );
}

function joinFacts(facts: ReadonlyMap<string, ReadonlyMap<string, unknown>>): ToolParts {
  const parts = [...facts].map(([part, entries]) => {
    if (part === 'exports') return [part, joinExports([...entries] as [string, string][])];
    const key = recordKeys[part as keyof typeof recordKeys];
    return [part, [...entries].map(([name, rest]) => ({ [key]: name, ...(rest as object) }))];
  });
  return Object.fromEntries(parts) as ToolParts;
}

function joinExports(entries: readonly [string, string][]): ToolParts['exports'] {
  const list = (kind: string) =>
    entries.flatMap(([name, one]) => (one === kind ? name : [])).sort();
  const members = entries.filter(([name]) => name.includes('.'));
  return { values: list('value'), types: list('type'), members: Object.fromEntries(members) };
}

/** Pages begin with 0.5, which is compared with this one. */
const firstMinor = 4;

/**
 * The releases that are worth a snapshot: the last patch of each minor since 0.4 that the registry has, and
 * of 1.x every one, with its release candidates. Of a minor that the registry does not have, the last one
 * that there was.
 */
export function chooseReleases(all: readonly string[], published: readonly string[]): string[] {
  const sorted = [...new Set([...all, ...published])].sort(compareVersions);
  return sorted.filter((version) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major > 0) return !/-(?!rc)/.test(version);
    if (minor < firstMinor || version.includes('-')) return false;
    const siblings = sorted.filter((one) => getMinor(one) === getMinor(version));
    const found = siblings.filter((one) => published.includes(one));
    return (found.at(-1) ?? siblings.at(-1)) === version;
  });
}

/** `0.18.6` → `0.18`. */
export const getMinor = (version: string): string => version.split('.', 2).join('.');

/** Order of versions; a candidate is before its release. */
export function compareVersions(a: string, b: string): number {
  const [[left = '', leftTag], [right = '', rightTag]] = [a.split('-', 2), b.split('-', 2)];
  const { compare } = new Intl.Collator('en', { numeric: true });
  return (
    compare(left, right) ||
    Number(leftTag === undefined) - Number(rightTag === undefined) ||
    compare(leftTag ?? '', rightTag ?? '')
  );
}
