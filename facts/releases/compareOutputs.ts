import { structuredPatch } from 'diff';
import { parse } from 'es-module-lexer/js';
import { listNames, type ReleaseOutputs } from './outputs';

/**
 * What a change is about, by what it means to readers: what users of a package may notice comes first, from
 * `Names` on nothing of it has to be looked at.
 */
export const outputKinds = [
  'Files',
  'Exports',
  'Types',
  'Code',
  'Form',
  'Names',
  'Runtime',
  'Inspect',
] as const;
export type OutputKind = (typeof outputKinds)[number];

/** What two releases made of the same cases. */
export interface OutputComparison {
  /** Cases that both built, from the same sources. */
  compared: number;
  same: number;
  /** Cases that differ in nothing but comments, white space, quotes, maps and names that the bundler makes up. */
  cosmetic: number;
  changed: number;
  /** Message → cases that fail with it now and did not. */
  refused: Map<string, string[]>;
  /** What changed, by kind and then the most frequent first; a case with several changes is in several groups. */
  groups: OutputGroup[];
}

/** Changes of a kind in some cases, with a passage of one of them as lines of a diff; the same change where they are code. */
export interface OutputGroup {
  kind: OutputKind;
  cases: string[];
  example: { id: string; file: string; lines: string[] };
}

/** A passage of a file that changed; its signature is what other cases may share. */
interface Change {
  kind: OutputKind;
  signature: string;
  file: string;
  /** With lines around it. */
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
  const [was, is] = [gone, added].map((files) => files.map(getExtension).sort().join(' '));
  const isRenamed = gone.length > 0 && was === is;
  const changes = differing.flatMap((name) =>
    compareTexts(name, isRenamed, before[name], after[name]),
  );
  if (gone.length + added.length === 0) return changes;
  const lines = [...gone.map((name) => `-${name}`), ...added.map((name) => `+${name}`)];
  const kind = isRenamed ? 'Names' : 'Files';
  return [{ kind, signature: `-${was} +${is}`, file: '', lines }, ...changes];
}

/** `index.d.ts` → `.d.ts` */
const getExtension = (file: string): string => /(?:\.d)?\.\w+(?:\.map)?$/.exec(file)?.[0] ?? '';

/** Each passage of a file that differs in code, with lines around it. */
function compareTexts(file: string, isRenamed: boolean, before = '', after = ''): Change[] {
  if (!before || !after || file.endsWith('.map')) return [];
  const [old = [], next = []] = [before, after].map(listLines);
  const toText = (lines: readonly string[]) => lines.map((line) => `${normalize(line)}\n`).join('');
  const { hunks } = structuredPatch('', '', toText(old), toText(next), '', '', { context: 2 });
  const [had, has] = [old, next].map((lines) => listExports(lines.join('\n')));
  const isChunk = had === undefined || has === undefined;
  return hunks.map(({ oldStart, newStart, lines: normalized }): Change => {
    let [at, to] = [oldStart - 1, newStart - 1];
    const lines = normalized.map(([sign = '']) => {
      if (sign === '+') return `+${next[to++]}`;
      if (sign === ' ') to += 1;
      return `${sign}${old[at++]}`;
    });
    const [was = [], is = []] = ['-', '+'].map((sign) =>
      lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : [])),
    );
    const first = lines.findIndex((line) => !line.startsWith(' '));
    const above = old.slice(0, oldStart - 1 + first).join('\n');
    const kind = getKind(file, [was, is], {
      isRenamed,
      isOfBundler: isChunk || endsInHelper.test(above),
      isOther: !isChunk && had !== has,
    });
    return { kind, signature: `${was.map(generalize)} → ${is.map(generalize)}`, file, lines };
  });
}

const inspected = /^(?:\.rsbuild\/)?(?:rslib|rsbuild|rspack)\.config\b/;
/** What is the bundler's in a line: a name of its runtime, or the beginning of a module in its table. */
const madeByBundler =
  /webpack|rspack|rslib-runtime|moduleId|InstalledChunk|Symbol\.toStringTag|^ *(?:"\.\/[^"]*"(?:: function| )\(|(?:"[^"]*"|\w+)(?:: function| )\(module)/i;
/** Text that ends within a function of the bundler, which is called where it is written. */
const endsInHelper =
  /^( *)(?:\(\(\)=>|!function\(\) )\{\n.*(?:webpack|rspack)(?![^]*\n\1\}\)?\(\))/m;
const link = /^(?:(?:import|export)\b|\} from )/;

function getKind(
  file: string,
  sides: readonly [readonly string[], readonly string[]],
  { isRenamed, isOfBundler, isOther }: Record<'isRenamed' | 'isOfBundler' | 'isOther', boolean>,
): OutputKind {
  const changed = sides.flat();
  const isEqual = ([was, is]: readonly string[][]) => `${was}` === `${is}`;
  if (inspected.test(file)) return 'Inspect';
  if (/\.d\.[cm]?ts$/.test(file)) return 'Types';
  if (isRenamed && isEqual(sides.map((lines) => lines.map(generalize)))) return 'Names';
  if (isEqual(sides.map((lines) => lines.map((line) => line.replace(/,$/, '')).sort())))
    return 'Form';
  if (isOther && changed.some((line) => line.startsWith('export '))) return 'Exports';
  if (isOfBundler || changed.some((line) => madeByBundler.test(line))) return 'Runtime';
  return changed.every((line) => link.test(line)) ? 'Form' : 'Code';
}

/** Names that an ES module exports; undefined where they are the bundler's, as those of a chunk. */
function listExports(code: string): string | undefined {
  try {
    const names = `${parse(code)[1]
      .map(({ n }) => n)
      .sort()}`;
    return /webpack|rspack/.test(names) || /^exports\.ids\b/m.test(code) ? undefined : names;
  } catch {
    return '';
  }
}

/** Comments that begin a line or follow white space or punctuation: a glob may have the same characters. */
const comment = /(?<=^|[\s;{}(),=])\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Lines that have code. */
const listLines = (text: string): string[] =>
  text
    .replaceAll(comment, '')
    .split('\n')
    .filter((line) => line.trim());

const madeUp =
  /\b__(?!webpack_(?:require|exports|modules|module_cache)__)(?:web|rs)pack\w*|\b__unused_\w+/gi;
const idInCall = /(__webpack_require__(?:\.\w+)*\((?:__webpack_require__, )?)(?:"[^"]*"|\d+)/g;
const idAsKey = /^(?:"[^"]*"|\w+)(?=(?:: ?function)? ?\((?:module|exports|__)|: [01],?$)/;

/** A line without ids of modules and chunks, variables that the bundler makes up, and what is a matter of style. */
const normalize = (line: string): string =>
  line
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'([^'"]*)'/g, '"$1"')
    .replaceAll(madeUp, '__name')
    .replaceAll(idInCall, '$1#')
    .replace(idAsKey, '#');

/** A line without what is the case's own: texts, numbers (`exports1` as well), and names in its imports. */
const generalize = (line: string): string =>
  normalize(line)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '""')
    .replaceAll(/\b\d+\b/g, '0')
    .replaceAll(/(?<=[a-z])\d+\b/g, '')
    .replace(/^((?:im|ex)port (?:type )?)\{.*\}/, '$1{}');

/** Kinds whose changes are listed one by one. */
const parted: readonly OutputKind[] = ['Files', 'Exports', 'Code'];

function groupChanges(changes: ReadonlyMap<string, readonly Change[]>): OutputGroup[] {
  const alike = new Map<string, OutputGroup>();
  for (const [id, own] of changes) {
    for (const { kind, signature, ...passage } of own) {
      const example = { id, ...passage };
      const known = alike.get(`${kind} ${signature}`);
      if (!known) alike.set(`${kind} ${signature}`, { kind, cases: [id], example });
      else {
        if (known.cases.at(-1) !== id) known.cases.push(id);
        // The shortest one is read most easily.
        if (passage.lines.length < known.example.lines.length) known.example = example;
      }
    }
  }
  const groups: OutputGroup[] = [];
  for (const group of [...alike.values()].sort((a, b) => b.cases.length - a.cases.length)) {
    const known = parted.includes(group.kind)
      ? undefined
      : groups.find(({ kind }) => kind === group.kind);
    if (known) known.cases = [...new Set([...known.cases, ...group.cases])];
    else groups.push(group);
  }
  const rank = ({ kind }: OutputGroup) => outputKinds.indexOf(kind);
  return groups.sort((a, b) => rank(a) - rank(b));
}
