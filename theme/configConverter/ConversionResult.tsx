import { useMDXComponents } from '@mdx-js/react';
import { withBase } from '@rspress/core/runtime';
import { type ComponentProps, type ElementType, Fragment } from 'react';
import type { ConvertedConfig } from '../../site/configConverter/convertConfig';
import type { MigrationRows, NotedOption, RowPiece } from '../../site/configConverter/Note';
import { type ToolId, toolNames } from '../../site/configConverter/Tool';
import { type PartText, useText } from '../lib/text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { type GroupedNotes, groupNotes, type QuotedNote } from './groupNotes';

export interface ConversionResultProps {
  result: ConvertedConfig;
  rows: MigrationRows;
  text: PartText;
}

/** The new config, and what became of each option: what the reader has to decide comes first. */
export function ConversionResult({ result, rows, text }: ConversionResultProps) {
  const { byVerdict, others } = groupNotes(result.notes, rows);
  const CodeBlock = (useMDXComponents().pre ?? 'pre') as ElementType;
  return (
    <>
      <CodeBlock title="rslib.config.ts" lang="ts" icon="TS" scrolls>
        <code>
          {result.text
            .trimEnd()
            .split('\n')
            .map((line, index) => (
              <Fragment key={index}>
                {index > 0 && '\n'}
                <span className="line">{line}</span>
              </Fragment>
            ))}
        </code>
      </CodeBlock>
      <RowNotes title={text('converterDecision')} notes={byVerdict.decision} text={text} />
      <RowNotes title={text('converterNone')} notes={byVerdict.none} text={text} />
      <OtherNotes notes={others} tool={result.tool} text={text} />
      <RowNotes title={text('converterConverted')} notes={byVerdict.converted} text={text} />
    </>
  );
}

export interface RowNotesProps {
  title: string;
  notes: readonly QuotedNote[];
  text: PartText;
}

/** Notes with one verdict: the options, the text of their row, and a link to it. */
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

export interface OtherNotesProps {
  notes: GroupedNotes['others'];
  tool: ToolId;
  text: PartText;
}

/** Options without a row, and parts of the config that cannot be read without running it. */
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

export interface NewTabLinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link to another page in a new tab, so that what was pasted is not lost. `noopener` is also what
 * lets browsers follow a text directive.
 */
export function NewTabLink({ href, children, ...props }: NewTabLinkProps) {
  const text = useText();
  return (
    <a {...props} href={withBase(href)} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({text('externalLink')})</VisuallyHidden>
    </a>
  );
}
