import type { NotedOption, RowPiece } from '../../../site/configConverter/Note';
import type { PartText } from '../createText';
import type { QuotedNote } from './groupNotes';
import { NewTabLink } from './NewTabLink';

export interface RowNotesProps {
  title: string;
  notes: readonly QuotedNote[];
  text: PartText;
}

/** Notes of one verdict: the options, what their row says, and the way to it. */
export function RowNotes({ title, notes, text }: RowNotesProps) {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {notes.map(({ tool, row, options, quoted, href, toolName }) => (
          <li key={`${tool} ${row}`}>
            {options.map((option, index) => (
              <span key={option.path}>
                {index > 0 && ', '}
                <code>{option.path}</code>
                {option.at && ` (${text('converterLine', { line: `${option.at.line}` })})`}
              </span>
            ))}
            {': '}
            {quoted?.becomes.map((piece, index) => (
              <Piece key={index} {...piece} />
            ))}
            {quoted && /[.?!]$/.test(quoted.becomes.at(-1)?.text ?? '') ? ' ' : '. '}
            {listStates(options).map((state) => (
              <span key={state}>{text(`converterState${state}`, { tool: toolName })} </span>
            ))}
            <NewTabLink href={href}>{text('converterRow', { tool: toolName })}</NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Piece({ text, isCode, href }: RowPiece) {
  const words = isCode ? <code>{text}</code> : text;
  return href === undefined ? words : <NewTabLink href={href}>{words}</NewTabLink>;
}

const stateNames = { kept: 'Kept', unread: 'Unread', local: 'Local', unset: 'Unset' } as const;

/** What is to be said of the values, each once: nothing of those that were carried over. */
const listStates = (options: readonly NotedOption[]) => [
  ...new Set(options.flatMap(({ state }) => (state === 'written' ? [] : [stateNames[state]]))),
];
