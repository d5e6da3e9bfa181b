import type { Finding } from '../packageCheck/Finding';
import type { Verdict } from '../packageCheck/summary';
import type { LibraryId } from './settings';
import type { ProjectFiles, Versions } from './project';

/** What a build wrote, or why it failed. */
export interface StoredBuild {
  /** Path below `dist` → hash of the text. */
  files?: Record<string, string>;
  /** Hash of the checks' verdict. */
  check?: string;
  /** Hash of the lines that were printed: all of a refusal, else the warnings. */
  log?: string;
}

/** Who can use a package, and what checkers find. */
export interface Check {
  verdict: Readonly<Verdict>;
  findings: readonly Finding[];
}

/** All builds of a library; equal parts are there once, by their hash. */
export interface LibraryResults {
  /** What the builds depend on. */
  key: string;
  /** Of all that is committed: what differs from it was changed by hand. */
  hash: string;
  versions: Versions;
  builds: Readonly<Record<string, StoredBuild>>;
  checks: Readonly<Record<string, Check>>;
  logs: Readonly<Record<string, readonly string[]>>;
}

/** The page that explains why Rslib refuses a combination; undefined where no page does. */
export const findRefusalPage = (log: readonly string[]): string | undefined =>
  refusals.find(([words]) => log.some((line) => line.includes(words)))?.[1];

const refusals = [
  ['"bundle" must be set to "true"', '/config/lib/format#bundle-is-off-for-umd-iife-or-mf'],
  ["'import', and 'export' cannot be used", '/config/lib/format#iife-cannot-export'],
  [
    'is a built-in Node.js module',
    '/guide/advanced/third-party-deps#a-module-of-nodejs-in-a-build-for-browsers',
  ],
  ['Can not find a valid entry for dts.bundle', '/guide/faq/exceptions#can-not-find-a-valid-entry'],
] as const;

/** `index.js` with the hash `1a2b3c4d` → `index.1a2b3c4d.js`, below the folder of the library. */
export const nameText = (id: LibraryId, file: string, hash: string): string => {
  const [, stem, extension] = /^(.*?)(\.[^/]*)?$/.exec(file) ?? [];
  return `${id}/${stem}.${hash}${extension ?? ''}`;
};

/** What a page fetches of a library: its sources. */
export interface ShownSources {
  versions: Versions;
  files: ProjectFiles;
}

/** What a page fetches for all builds of a format with or without a bundle. */
export interface ShownGroup {
  builds: Readonly<Record<string, ShownBuild>>;
  texts: readonly string[];
  /** Compressed sizes of the texts, in bytes. */
  gzip: readonly number[];
  checks: LibraryResults['checks'];
  logs: LibraryResults['logs'];
}

export interface ShownBuild {
  /** Path below `dist` → index of its text. */
  files?: Readonly<Record<string, number>>;
  check?: string;
  log?: string;
}
