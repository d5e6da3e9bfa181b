import type { Note } from './Note';

/** One note for each row, in the order of the config; what is not set comes last. */
export function joinNotes(notes: readonly Note[]): Note[] {
  const joined = new Map<string, Note>();
  for (const note of notes) {
    const key = getKey(note);
    const before = joined.get(key);
    if (before?.type === 'row' && note.type === 'row') {
      const paths = new Set(before.options.map(({ path }) => path));
      const added = note.options.filter(({ path }) => !paths.has(path));
      joined.set(key, { ...before, options: [...before.options, ...added] });
    } else if (!before) joined.set(key, note);
  }
  return [...joined.values()].sort((a, b) => getLine(a) - getLine(b));
}

function getKey(note: Note): string {
  if (note.type === 'row') return `${note.tool} ${note.row}`;
  if (note.type === 'unknown') return `unknown ${note.option.path}`;
  return `${note.kind} ${note.at.line}:${note.at.column}`;
}

function getLine(note: Note): number {
  if (note.type === 'part') return note.at.line;
  const options = note.type === 'row' ? note.options : [note.option];
  return Math.min(...options.map(({ at }) => at?.line ?? Number.POSITIVE_INFINITY));
}
