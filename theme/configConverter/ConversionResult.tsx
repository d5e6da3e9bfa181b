import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, Fragment } from 'react';
import type { ConvertedConfig } from '../../converter/convertConfig';
import type { MigrationRows, Note, NotedOption, RowNote } from '../../converter/Note';
import type { Verdict } from '../../converter/Rule';
import { toolNames, getToolPage } from '../../converter/Tool';
import type { PartText } from '../lib/text';
import { NewTabLink, Piece } from '../ui/Piece';

export interface ConversionResultProps {
  result: ConvertedConfig;
  rows: MigrationRows;
  text: PartText;
}

/** The new config, and what became of each option: what the reader has to decide comes first. */
export function ConversionResult(props: ConversionResultProps) {
  const { result, text } = props;
  const CodeBlock = (useMDXComponents().pre ?? 'pre') as ElementType;
  return (
    <>
      <CodeBlock title="rslib.config.ts" lang="ts" icon="TS">
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
      <RowNotes {...props} title={text('converterDecision')} verdict="decision" />
      <RowNotes {...props} title={text('converterNone')} verdict="none" />
      <OtherNotes {...props} />
      <RowNotes {...props} title={text('converterConverted')} verdict="converted" />
    </>
  );
}

/** The notes on options that a row gives this verdict. */
export const pickNotes = (notes: readonly Note[], verdict: Verdict): RowNote[] =>
  notes.flatMap((note) => (note.type === 'row' && note.verdict === verdict ? [note] : []));

/**
 * Options whose rows give this verdict, what their row says, and a link to it: to the table, and in browsers
 * that know text directives to the row.
 */
function RowNotes({
  result,
  rows,
  text,
  title,
  verdict,
}: ConversionResultProps & { title: string; verdict: Verdict }) {
  const notes = pickNotes(result.notes, verdict);
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {notes.map(({ tool, row: name, options }) => {
          const page = getToolPage(tool);
          // Absent where the page has changed since: the test of rows keeps that from happening.
          const row = rows[page]?.find((one) => one.row === name);
          const label = { tool: toolNames[tool] };
          return (
            <li key={`${tool} ${name}`}>
              {options.map((option, index) => (
                <span key={option.path}>
                  {index > 0 && text('converterComma')}
                  <code>{option.path}</code>
                  {option.at && text('converterLine', { line: `${option.at.line}` })}
                </span>
              ))}
              {text('converterColon')}
              {row?.becomes.map((piece, index) => (
                <Piece key={index} {...piece} />
              ))}
              {row && /[.?!。]$/.test(row.becomes.at(-1)?.text ?? '') ? ' ' : text('converterStop')}
              {listStates(options).map((state) => `${text(`converterState${state}`, label)} `)}
              <NewTabLink href={`/guide/migration/${page}#every-option${row?.directive ?? ''}`}>
                {text('converterRow', label)}
              </NewTabLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const stateNames = { kept: 'Kept', unread: 'Unread', local: 'Local', unset: 'Unset' } as const;

/** What is to be said of the values, each once: nothing of those that were carried over. */
const listStates = (options: readonly NotedOption[]) => [
  ...new Set(options.flatMap(({ state }) => (state === 'written' ? [] : [stateNames[state]]))),
];

/** Options without a row, and parts of the config that cannot be read without running it. */
function OtherNotes({ result: { notes, tool }, text }: ConversionResultProps) {
  const others = notes.flatMap((note) => (note.type === 'row' ? [] : [note]));
  if (others.length === 0) return null;
  return (
    <>
      <h3>{text('converterOther')}</h3>
      <ul>
        {others.map((note) => {
          const isUnknown = note.type === 'unknown';
          const { at } = isUnknown ? note.option : note;
          const name = isUnknown ? note.option.path : note.text;
          const say = isUnknown
            ? text('converterUnknown', { tool: toolNames[tool] })
            : text(`converterPart${note.kind}`);
          return (
            <li key={`${at?.line} ${name}`}>
              {name && <code>{name}</code>}
              {at && text('converterLine', { line: `${at.line}` })}
              {at && text('converterColon')}
              {say}
            </li>
          );
        })}
      </ul>
    </>
  );
}
