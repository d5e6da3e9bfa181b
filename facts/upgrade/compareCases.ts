import { diffLines } from 'diff';
import type { ResultFile } from '../cases/results';
import type { CaseSnapshot, Change, Snapshot } from './snapshot';
import { compareTool, describeDifference } from './compareTool';
import { quoteLog } from '../cases/run/cleanLog';

/** A difference of a case, as a phrase. */
interface Difference {
  what: string;
  example?: Change['example'];
}

/** All that pages say of one version and that is otherwise in another. */
export function compareSnapshots(before: Snapshot, after: Snapshot): Change[] {
  return [
    ...compareCases(before, after),
    ...compareTool(before.tool, after.tool),
    ...(before.version === after.version
      ? []
      : [{ kind: 'version' as const, name: `v${before.version}`, what: `is v${after.version}` }]),
  ];
}

/** What the cases give otherwise with another version; its own number in a log is no difference. */
export function compareCases(before: Snapshot, after: Snapshot): Change[] {
  return [...before.cases].flatMap(([id, old]) => {
    const untrue = listUntrue(after.untrue.get(id) ?? [], before.version);
    const next = after.cases.get(id);
    const see = after.placed?.includes(id) ? withoutPlace : (snapshot: CaseSnapshot) => snapshot;
    const found = next
      ? compareCase(see(old), see(next), { before: before.version, after: after.version })
      : [{ what: `could not be run: ${untrue[0] ?? 'it has no result'}` }];
    // Of a race no bytes are kept, and what a consumer sees may change alone.
    const reported = found.length > 0 ? found : untrue.map((what) => ({ what }));
    return reported.map((difference) => ({ kind: 'case' as const, name: id, ...difference }));
  });
}

/** Statements in a line each, without those about the number of the version. */
const listUntrue = (statements: readonly string[], version: string): string[] =>
  statements
    .map((statement) => statement.split('\n', 1)[0] ?? '')
    .filter((statement) => !statement.includes(`v${version}`));

interface Versions {
  before: string;
  after: string;
}

function compareCase(old: CaseSnapshot, next: CaseSnapshot, versions: Versions): Difference[] {
  const oldLog = old.result.log;
  const nextLog = next.result.log.map((line) =>
    line.replaceAll(`v${versions.after}`, `v${versions.before}`),
  );
  const hasFailed = next.result.exit !== 0;
  const [before, after] = [findCause(oldLog), findCause(nextLog)];
  // What a failed build leaves is no news once it fails.
  if (old.result.exit === 0 && hasFailed) {
    return [{ what: `ends with ${next.result.exit}: ${after}` }];
  }
  const exits = describeDifference('exit', String(old.result.exit), String(next.result.exit));
  if (hasFailed && before !== after) {
    return [...exits, 'fails in other words'].map((what) => ({ what, example: { before, after } }));
  }
  return [
    ...exits.map((what) => ({ what })),
    ...compareFiles(old, next),
    ...compareTexts('log', join(oldLog), join(nextLog)),
    ...compareVerdicts('publint', old.result.publint, next.result.publint),
    ...compareVerdicts('Are The Types Wrong', old.result.typesWrong, next.result.typesWrong),
  ];
}

const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function compareFiles(old: CaseSnapshot, next: CaseSnapshot): Difference[] {
  const output = old.result.output ?? 'dist';
  const olds = new Map(old.result.files.map((file) => [file.path, file]));
  const news = new Map(next.result.files.map((file) => [file.path, file]));
  const differences: Difference[] = [];
  for (const [name, file] of olds) {
    const same = news.get(name);
    const shown = `${output}/${name}`;
    if (!same) differences.push({ what: `${shown} is not emitted` });
    else differences.push(...compareContents(shown, [file, same], [old, next]));
  }
  for (const name of news.keys()) {
    if (!olds.has(name)) differences.push({ what: `${output}/${name} is new` });
  }
  return differences;
}

function compareContents(
  shown: string,
  [file, same]: readonly [ResultFile, ResultFile],
  [old, next]: readonly [CaseSnapshot, CaseSnapshot],
): Difference[] {
  if (file.isExecutable !== same.isExecutable) {
    return [{ what: `${shown} ${same.isExecutable ? 'is' : 'is no'} executable file now` }];
  }
  const [before, after] = [old.texts.get(file.path), next.texts.get(file.path)];
  if (before !== undefined && after !== undefined) return compareTexts(shown, before, after);
  if (file.sha256 === same.sha256) return [];
  return [{ what: `${shown} differs (${file.size} → ${same.size} bytes)` }];
}

function compareTexts(shown: string, before: string, after: string): Difference[] {
  if (before === after) return [];
  const parts = diffLines(before, after).filter(({ added, removed }) => added || removed);
  const count = (side: 'added' | 'removed') =>
    parts.filter((part) => part[side]).reduce((sum, part) => sum + part.count, 0);
  const first = (side: 'added' | 'removed') =>
    parts
      .find((part) => part[side] && part.value.trim())
      ?.value.split('\n')
      .find((line) => line.trim()) ?? '';
  const lines = Math.max(count('added'), count('removed'));
  return [
    {
      what: `${shown} differs (${lines} ${lines === 1 ? 'line' : 'lines'})`,
      example: { before: first('removed'), after: first('added') },
    },
  ];
}

function compareVerdicts(
  checker: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): Difference[] {
  const show = (codes: readonly string[] | undefined) => codes?.join(', ') || 'nothing';
  if (show(before) === show(after)) return [];
  return [{ what: `${checker} found ${show(before)}, finds ${show(after)}` }];
}

const hash = /(?<=[.-])[0-9a-f]{8,20}(?=\.)/g;
const size = /\d+(?:\.\d+)? kB/g;

/** What a case gave without what depends on the folder it ran in (takeSnapshot.ts). */
function withoutPlace({ result, texts }: CaseSnapshot): CaseSnapshot {
  const clean = (text: string) => text.replaceAll(hash, '[hash]');
  return {
    result: {
      ...result,
      // Columns are as wide as what is in them.
      log: result.log.map((line) => clean(line).replaceAll(size, '<size>').replaceAll(/ +/g, ' ')),
      files: result.files.map((file) => ({
        ...file,
        path: clean(file.path),
        size: 0,
        gzip: 0,
        ...(file.sha256 && { sha256: 'of its place' }),
      })),
    },
    texts: new Map([...texts].map(([name, text]) => [clean(name), clean(text)])),
  };
}

/** What says that something failed, and not what. */
const empty = /^(?:Failed to build|Build failed|Failed to start Rslib CLI)\.?$|^Build errors?:?$/;

/** What a log names as the cause of a failure: its first telling error, else its end. */
export function findCause(log: readonly string[]): string {
  const errors = log
    .filter((line) => /^error\s/.test(line))
    .map((line) => line.replace(/^error\s+/, ''))
    .filter((line) => !empty.test(line));
  // A script that throws says so in the words of Node.js.
  return errors[0] ?? log.find((line) => /^\w*Error\b.*: /.test(line)) ?? quoteLog(log);
}
