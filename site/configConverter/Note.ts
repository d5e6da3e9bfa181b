import type { ConfigCode, Place } from './ConfigValue';
import type { Verdict } from './Rule';
import type { ReadingNote } from './source/Scope';
import type { ToolId } from './Tool';

/**
 * What became of the value: `kept` as source text, `unread` and left out, `local` to a function and
 * left out, `unset` in the config, where the tool has a default of its own.
 */
export type NoteState = 'written' | 'kept' | 'unread' | 'local' | 'unset';

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
