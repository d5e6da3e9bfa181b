import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CaseResult, readResult, readResultFile } from '../cases/results';
import type { ChangeKind } from '../../site/upgradeSteps';
import type { ToolFacts } from '../tool/toolFacts';
import { listCases, refuseUnknown } from '../cases/readCase';

/** Something of the tool's that pages show by this name and that another version changes. */
export interface Change {
  kind: Exclude<ChangeKind, 'requirement'> | 'case' | 'version';
  /** As a page gives it: `dts.bundle`, `--watch`, `dts-bundle`; for a message its template. */
  name: string;
  /** What a writer has to know, as the rest of a sentence: `is gone`. */
  what: string;
  /** Lines that show it, one of each side. */
  example?: { before: string; after: string };
}

/** What one case gave with one version of the tool. */
export interface CaseSnapshot {
  result: CaseResult;
  /** Text files: path below the output folder → content. */
  texts: ReadonlyMap<string, string>;
}

/** What one version of the tool gives and says of itself. */
export interface Snapshot {
  version: string;
  cases: ReadonlyMap<string, CaseSnapshot>;
  tool: ToolParts;
  /** Case → statements of it that are not true of this version. */
  untrue: ReadonlyMap<string, readonly string[]>;
  /** Cases of which only what does not depend on the folder can be compared. */
  placed?: readonly string[];
}

/** The tool's facts; what could not be read is missing. */
export type ToolParts = Partial<Omit<ToolFacts, 'key'>>;

/** What `takeSnapshot` leaves next to the results, as JSON. */
export interface SnapshotReport {
  failures: readonly { id: string; message: string }[];
  placed: readonly string[];
  tool: ToolParts;
  /** Parts of the facts that could not be read, each with the reason. */
  unread: readonly string[];
}

/**
 * What is committed in a repository, as a snapshot of the version that gave it; of some cases where
 * `only` names any.
 * @throws Error where it names one that does not exist.
 */
export async function readCommittedSnapshot(
  root: string,
  only: readonly string[] = [],
): Promise<Snapshot> {
  const file = path.join(root, 'facts', 'results', 'tool.json');
  const tool = JSON.parse(await readFile(file, 'utf8')) as ToolFacts;
  const version = tool.versions['@rslib/core'] ?? '';
  return { version, cases: await readCases(root, only), tool, untrue: new Map() };
}

/** What `takeSnapshot` left in a repository. */
export async function readTakenSnapshot(
  root: string,
  reportFile: string,
  { version, only = [] }: { version: string; only?: readonly string[] },
): Promise<Snapshot & Pick<SnapshotReport, 'unread'>> {
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as SnapshotReport;
  const untrue = new Map<string, string[]>();
  for (const { id, message } of report.failures) {
    untrue.set(id, [...(untrue.get(id) ?? []), message]);
  }
  const { tool, unread, placed } = report;
  return { version, cases: await readCases(root, only), tool, untrue, unread, placed };
}

/** A snapshot without some cases. */
export function leaveOut(snapshot: Snapshot, ids: readonly string[]): Snapshot {
  return { ...snapshot, cases: new Map([...snapshot.cases].filter(([id]) => !ids.includes(id))) };
}

async function readCases(
  root: string,
  only: readonly string[],
): Promise<Map<string, CaseSnapshot>> {
  const results = path.join(root, 'facts', 'results');
  const cases = new Map<string, CaseSnapshot>();
  const ids = await listCases(path.join(root, 'cases'));
  refuseUnknown(only, ids);
  for (const id of only.length > 0 ? only : ids) {
    const result = await readResult(id, results);
    if (!result) continue;
    const texts = new Map<string, string>();
    for (const { path: name, sha256 } of result.files) {
      if (!sha256) texts.set(name, await readResultFile(id, name, results));
    }
    cases.set(id, { result, texts });
  }
  return cases;
}
