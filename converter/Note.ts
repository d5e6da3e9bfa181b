import type { ConfigCode, Place } from './values';
import type { Verdict } from './Rule';
import type { ReadingNote } from './source/Scope';
import type { ToolId } from './Tool';

/**
 * What became of the value: `kept` as source text, `bare` of the options of a plugin, `unread` and left
 * out, `local` to a function and left out, `unset` in the config, where the tool has another default.
 */
export type NoteState = 'written' | 'kept' | 'bare' | 'unread' | 'local' | 'unset';

export interface NotedOption {
  path: string;
  state: NoteState;
  /** Absent where the option is not set. */
  at?: Place;
  /** Code in its value. */
  code?: readonly ConfigCode[];
}

/** What a row of a migration page says of options of the config. */
export interface RowNote {
  type: 'row';
  tool: ToolId;
  row: string;
  verdict: Verdict;
  options: readonly NotedOption[];
}

/** An option that no row speaks of. */
export interface UnknownNote {
  type: 'unknown';
  option: NotedOption;
}

/** A part of the config that cannot be read. */
export interface PartNote extends ReadingNote {
  type: 'part';
}

export type Note = RowNote | UnknownNote | PartNote;

/** A run of words in a cell. */
export interface RowFragment {
  text: string;
  isCode?: boolean;
  /** Address without base. */
  href?: string;
}

/** A row of a table of a migration page, as the converter quotes it. */
export interface MigrationRow {
  /** First cell, as the page has it: what the rules of `converter/tools` are called. */
  row: string;
  /** What the option becomes: the second cell. */
  becomes: readonly RowFragment[];
}

/** Whether a row is about values that are left out, which none of the verdicts says. */
export const isLeftOut = ({ options }: RowNote): boolean =>
  options.some(({ state }) => state === 'unread' || state === 'local');

/** Rows by the file of their migration page: `tsup`, `vite-lib`. */
export type MigrationRows = Readonly<Record<string, readonly MigrationRow[]>>;

/** One note for each row, a second one for values that are left out, in the order of the config; what is not set comes last. */
export function joinNotes(notes: readonly Note[]): Note[] {
  const joined = new Map<string, Note>();
  for (const note of notes) {
    const key = getKey(note);
    const before = joined.get(key);
    if (before?.type === 'row' && note.type === 'row') {
      const paths = new Set(before.options.map(({ path }) => path));
      const added = note.options.filter(({ path }) => !paths.has(path));
      const verdict = note.verdict === 'decision' ? note.verdict : before.verdict;
      joined.set(key, { ...before, verdict, options: [...before.options, ...added] });
    } else if (!before) joined.set(key, note);
  }
  return [...joined.values()].sort((a, b) => getPlace(a) - getPlace(b));
}

function getKey(note: Note): string {
  if (note.type === 'row') return `${note.tool} ${note.row} ${isLeftOut(note)}`;
  if (note.type === 'unknown') return `unknown ${note.option.path}`;
  return `${note.kind} ${note.at.line}:${note.at.column}`;
}

/** Lines, then columns: no text is as wide as a million. */
function getPlace(note: Note): number {
  const toNumber = (at?: Place) => (at ? at.line * 1e6 + at.column : Number.POSITIVE_INFINITY);
  if (note.type === 'part') return toNumber(note.at);
  const options = note.type === 'row' ? note.options : [note.option];
  return Math.min(...options.map(({ at }) => toNumber(at)));
}
