import { diffArrays } from 'diff';
import { listNames, type ReleaseOutputs } from './outputs';

/** What two releases made of the same cases. */
export interface OutputComparison {
  /** Cases that both built, from the same sources. */
  compared: number;
  same: number;
  /** Cases that differ in nothing but comments, white space, and names that the bundler makes up. */
  cosmetic: number;
  changed: number;
  /** Message → cases that fail with it now and did not. */
  refused: Map<string, string[]>;
  /** What changed, the most frequent first; a case with several changes is in several groups. */
  groups: OutputGroup[];
}

/** The same change in some cases, with the longest passage of one of them as lines of a diff. */
export interface OutputGroup {
  cases: string[];
  example: { id: string; file: string; lines: string[] };
}

/** A change of one file; its signature is what other cases may share. */
interface Change {
  signature: string;
  file: string;
  lines: string[];
}

export function compareOutputs(before: ReleaseOutputs, after: ReleaseOutputs): OutputComparison {
  const counts = { compared: 0, same: 0, cosmetic: 0, changed: 0 };
  const refused = new Map<string, string[]>();
  const changes = new Map<string, Change[]>();
  for (const [id, old] of before.cases) {
    const next = after.cases.get(id);
    if (next?.source !== old.source) continue;
    if ('failure' in next) {
      if ('files' in old) refused.set(next.failure, [...(refused.get(next.failure) ?? []), id]);
    } else if ('files' in old) {
      const found = listChanges(old.files, next.files);
      counts.compared += 1;
      counts[found ? (found.length > 0 ? 'changed' : 'cosmetic') : 'same'] += 1;
      if (found) changes.set(id, found);
    }
  }
  return { ...counts, refused, groups: groupChanges(changes) };
}

type Files = Readonly<Record<string, string>>;

/** Undefined where all bytes are the same; empty where no code differs. */
function listChanges(before: Files, after: Files): Change[] | undefined {
  const differing = listNames(before, after).filter((name) => before[name] !== after[name]);
  if (differing.length === 0) return undefined;
  const [gone = [], added = []] = [after, before].map((files) =>
    differing.filter((name) => !(name in files)),
  );
  const [was, is] = [gone, added].map((files) => files.map(getKind).sort().join(' '));
  const lines = [...gone.map((name) => `-${name}`), ...added.map((name) => `+${name}`)];
  // Chunks with other names, or files that are not written any more, or now.
  const signature = was === is ? 'renamed' : `-${was} +${is}`;
  return [
    ...(lines.length > 0 ? [{ signature, file: '', lines }] : []),
    ...differing.flatMap((name) => compareTexts(name, before[name], after[name])),
  ];
}

/** `index.d.ts` → `.d.ts` */
const getKind = (file: string): string => /(?:\.d)?\.\w+(?:\.map)?$/.exec(file)?.[0] ?? '';

/** Each passage of a file that differs in code. */
function compareTexts(file: string, before?: string, after?: string): Change[] {
  if (before === undefined || after === undefined) return [];
  const parts = diffArrays(splitLines(before), splitLines(after), {
    comparator: (a, b) => a.code === b.code,
  });
  return parts.flatMap(({ value, added, removed }, index): Change[] => {
    // What was added in place of something was told with it.
    if ((!added && !removed) || (added && parts[index - 1]?.removed)) return [];
    const next = parts[index + 1];
    const pair = added ? [[], value] : [value, next?.added ? next.value : []];
    const [was = '', is = ''] = pair.map((lines) => lines.map(generalize).join('\n'));
    // Where texts alone differ, as names of files that are imported do, what takes them says more.
    const taker = /(?:from|import) ""|\w+\(""/.exec(is)?.[0].replace('import "', 'from "');
    const signature = was === is ? `${getKind(file)} ${taker ?? is}` : `-${was}\n+${is}`;
    const lines = pair.flatMap((side, at) => side.map(({ text }) => `${'-+'[at]}${text}`));
    return [{ signature, file, lines }];
  });
}

interface Line {
  text: string;
  /** Without what is no code. */
  code: string;
}

/** Comments that begin a line or follow white space or punctuation: a glob may have the same characters. */
const comment = /(?<=^|[\s;{}(),=])\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Lines that have code. */
function splitLines(text: string): Line[] {
  const shown = text.split('\n');
  const bare = text.replaceAll(comment, (found) => found.replaceAll(/[^\n]/g, ''));
  return bare.split('\n').flatMap((line, index) => {
    const code = hideNames(line.trim().replaceAll(/\s+/g, ' '));
    return code ? [{ text: shown[index] ?? '', code }] : [];
  });
}

const madeUp =
  /\b__(?!webpack_(?:require|exports|modules|module_cache)__)(?:web|rs)pack\w*|\b__unused_\w+/gi;
const idInCall = /(__webpack_require__(?:\.\w+)*\((?:__webpack_require__, )?)(?:"[^"]*"|\d+)/g;
const idAsKey = /^(?:"[^"]*"|\w+)(?=(?:: ?function)? ?\((?:module|exports|__)|: [01],?$)/;

/** A line without ids of modules and chunks, and variables that the bundler makes up. */
const hideNames = (line: string): string =>
  line.replaceAll(madeUp, '__name').replaceAll(idInCall, '$1#').replace(idAsKey, '#');

/** A line without what is the case's own: texts, numbers (`exports1` as well), and names in its imports. */
const generalize = ({ code }: Line): string =>
  code
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '""')
    .replaceAll(/\b\d+\b/g, '0')
    .replaceAll(/(?<=[a-z])\d+\b/g, '')
    .replace(/^((?:im|ex)port (?:type )?)\{.*\}/, '$1{}');

function groupChanges(changes: ReadonlyMap<string, readonly Change[]>): OutputGroup[] {
  const bySignature = new Map<string, Map<string, Change>>();
  for (const [id, own] of changes) {
    for (const change of own) {
      const cases = bySignature.get(change.signature) ?? new Map<string, Change>();
      bySignature.set(change.signature, cases.set(id, cases.get(id) ?? change));
    }
  }
  // What changes in almost the same cases has one cause.
  const groups: OutputGroup[] = [];
  for (const cases of [...bySignature.values()].sort((a, b) => b.size - a.size)) {
    const ids = [...cases.keys()];
    const [shortest] = [...cases].sort(([, a], [, b]) => a.lines.length - b.lines.length);
    if (!shortest) continue;
    const [id, { file, lines }] = shortest;
    const known = groups.find((group) => {
      const all = new Set([...group.cases, ...ids]).size;
      return group.cases.length + ids.length - all >= overlap * all;
    });
    if (!known) groups.push({ cases: ids, example: { id, file, lines } });
    else {
      known.cases = [...new Set([...known.cases, ...ids])].sort();
      if (known.example.lines.length < lines.length) known.example = { id, file, lines };
    }
  }
  return groups.sort((a, b) => b.cases.length - a.cases.length);
}

/** Share of cases that two changes have in common to be one: parts of a runtime are in 29 and 31 of 40. */
const overlap = 0.7;
