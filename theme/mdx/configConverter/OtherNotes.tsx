import { type ToolId, toolNames } from '../../../site/configConverter/Tool';
import type { PartText } from '../createText';
import type { GroupedNotes } from './groupNotes';

export interface OtherNotesProps {
  notes: GroupedNotes['others'];
  tool: ToolId;
  text: PartText;
}

/** Options that no row speaks of, and parts of the config that nobody can read without running it. */
export function OtherNotes({ notes, tool, text }: OtherNotesProps) {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{text('converterOther')}</h3>
      <ul>
        {notes.map((note) => {
          const { at, name, say } =
            note.type === 'unknown'
              ? {
                  at: note.option.at,
                  name: note.option.path,
                  say: text('converterUnknown', { tool: toolNames[tool] }),
                }
              : { at: note.at, name: note.text, say: text(`converterPart${note.kind}`) };
          return (
            <li key={`${at?.line} ${name}`}>
              {name && <code>{name}</code>}
              {name && ' '}
              {at && `(${text('converterLine', { line: `${at.line}` })}): `}
              {say}
            </li>
          );
        })}
      </ul>
    </>
  );
}
