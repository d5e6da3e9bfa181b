import { compareTool, type ToolChange } from '../upgrade/compareTool';
import { factKinds } from '../upgrade/factKinds';
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
  // Of one that has candidates alone, nothing is reported yet.
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

/** What readers of release pages want to know of all that differs. */
function listWorthTelling(before: Release, release: Release): ToolChange[] {
  const changes = compareTool(before.tool, release.tool);
  return Object.entries(factKinds).flatMap(([kind, { pick }]) =>
    pick(
      changes.filter((one) => one.kind === kind),
      release.tool,
    ),
  );
}
