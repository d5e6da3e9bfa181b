import { compareTool, type ToolChange } from '../upgrade/compareTool';
import { compareVersions, getMinor, type Release, type ReleaseRecord } from './releases';

/** A minor release: its last patch that was run, compared with that of the minor before it. */
export interface Minor {
  /** `0.18` */
  name: string;
  /** `0.8–0.9`: the minors that may have brought its changes, where some before it could not be run. */
  range: string;
  /** All versions, the first one first; candidates are left out. */
  versions: readonly { version: string; date: string }[];
  /** Absent where none could be run: `failure` says why. */
  release?: Release;
  failure?: string;
  before?: Release;
  /** Empty where there is nothing to compare. */
  changes: readonly ToolChange[];
}

/** Minors that have one before them to be compared with, in order of time. */
export function listMinors({ dates, releases }: ReleaseRecord): Minor[] {
  // Of one that has candidates alone, nothing is told yet.
  const released = new Set(
    Object.keys(dates)
      .filter((version) => !version.includes('-'))
      .map(getMinor),
  );
  const names = [...new Set(releases.map(({ version }) => getMinor(version)))].filter((name) =>
    released.has(name),
  );
  const [first, ...others] = names;
  const findLast = (name: string | undefined) =>
    releases.findLast(({ version, failure }) => getMinor(version) === name && !failure);
  let before = findLast(first);
  let skipped: string | undefined;
  return others.map((name) => {
    const release = findLast(name);
    const minor: Minor = {
      name,
      range: skipped ? `${skipped}–${name}` : name,
      versions: Object.entries(dates)
        .filter(([version]) => getMinor(version) === name && !version.includes('-'))
        .map(([version, date]) => ({ version, date }))
        .sort((a, b) => compareVersions(a.version, b.version)),
      ...(release
        ? { release }
        : { failure: releases.find(({ version }) => getMinor(version) === name)?.failure ?? '' }),
      ...(before && { before }),
      changes: release && before ? listWorthTelling(before, release) : [],
    };
    before = release ?? before;
    skipped = release ? undefined : (skipped ?? name);
    return minor;
  });
}

/**
 * Aliases of types, words of help texts and moved declarations change nothing for readers; what is told of
 * a group isn't told of its members again, and an open type may take what it no longer lists.
 */
function listWorthTelling(before: Release, release: Release): ToolChange[] {
  const changes = compareTool(before.tool, release.tool);
  const open = (release.tool.rsbuildOptions ?? []).flatMap((one) => (one.isOpen ? one.path : []));
  const isBelow = (name: string, groups: readonly string[]) =>
    groups.some((one) => name.startsWith(`${one}.`));
  const moved = changes.flatMap(({ name, difference }) =>
    difference.of === 'owner' ? [name] : [],
  );
  return changes.filter(({ kind, name, difference: { of, before: old, after } }) => {
    switch (kind) {
      case 'option':
        if (of === 'type' || of === 'owner') return false;
        if (of === 'taken at the top level') return !name.includes('.');
        if (of === 'gone' || of === 'new')
          return !isBelow(name, moved) && (of === 'new' || !isBelow(name, open));
        // A block of code, or the address of the page that explains it.
        return of !== 'stated default' || !/^(?:```|\{@link http)/.test(after ?? '');
      case 'default':
        return of.startsWith('in ') && of !== 'in Rsbuild' && !isGroup(old) && !isGroup(after);
      case 'flag':
        return of !== 'description' && !/^--(?:help|version)$/.test(name);
      case 'message':
        return !libraryMessages.test(name);
      default:
        return of !== 'description';
    }
  });
}

const isGroup = (value = ''): boolean => /^[[{]/.test(value);

/** Of magic-string, chokidar and tinyglobby, which some releases have in files next to their own code. */
const libraryMessages =
  /^(?:magicString|readdirp|anymatch)\b|\b(?:content must be a string|out of bounds|split point|chunk that has|zero-length range|slice (?:end|start) anchor|selection inside|window\.btoa|symlink|throttle|watch path|glob function|greater than start|string expected|patterns as both)\b/i;
