import type { MigrationRow, MigrationRows, Note, RowNote } from '../../site/configConverter/Note';
import type { Verdict } from '../../site/configConverter/Rule';
import { type ToolId, toolNames, toolPages } from '../../site/configConverter/Tool';

/** A note with the text of its row. */
export interface QuotedNote extends RowNote {
  /** Absent where the page has changed since: the test of rows keeps that from happening. */
  quoted: MigrationRow | undefined;
  /** Address of the row. */
  href: string;
  toolName: string;
}

export interface GroupedNotes {
  byVerdict: Readonly<Record<Verdict, readonly QuotedNote[]>>;
  /** What no row speaks of. */
  others: readonly Exclude<Note, RowNote>[];
  /** How many options each verdict has. */
  counts: Readonly<Record<Verdict, number>>;
}

/** Notes by verdict, each with the text of its row. */
export function groupNotes(notes: readonly Note[], rows: MigrationRows): GroupedNotes {
  const quoted = notes.flatMap((note) => (note.type === 'row' ? [quote(note, rows)] : []));
  const pick = (wanted: Verdict) => quoted.filter(({ verdict }) => verdict === wanted);
  const byVerdict = {
    decision: pick('decision'),
    none: pick('none'),
    converted: pick('converted'),
  };
  const count = (list: readonly QuotedNote[]): number =>
    list.reduce((sum, { options }) => sum + options.length, 0);
  return {
    byVerdict,
    others: notes.flatMap((note) => (note.type === 'row' ? [] : [note])),
    counts: {
      decision: count(byVerdict.decision),
      none: count(byVerdict.none),
      converted: count(byVerdict.converted),
    },
  };
}

function quote(note: RowNote, rows: MigrationRows): QuotedNote {
  const found = rows[toolPages[note.tool]]?.find(({ row }) => row === note.row);
  return {
    ...note,
    quoted: found,
    href: getRowHref(note.tool, found),
    toolName: toolNames[note.tool],
  };
}

/** The table of the page, and in browsers that know text directives the row. */
const getRowHref = (tool: ToolId, row: MigrationRow | undefined): string =>
  `/guide/migration/${toolPages[tool]}#every-option${row?.directive ?? ''}`;
