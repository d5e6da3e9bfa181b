import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, Fragment, type ReactNode } from 'react';
import { convertConfig, type ConvertedConfig } from '../../converter/convertConfig';
import {
  isLeftOut,
  type MigrationRows,
  type Note,
  type NotedOption,
  type RowNote,
} from '../../converter/Note';
import type { Verdict } from '../../converter/Rule';
import { ConfigFault } from '../../converter/source/parseSource';
import { getToolPage, type ToolId, toolNames } from '../../converter/Tool';
import type { Place } from '../../converter/values';
import { findChoice } from '../../explorer/findChoice';
import { writeChoice } from '../../explorer/settings';
import type { PartText } from '../lib/text';
import { highlightCode } from '../ui/highlightCode';
import { NewTabLink, Piece } from '../ui/Piece';
import { ToolCode } from '../ui/ToolCode';

export interface ConversionResultProps {
  result: ConvertedConfig;
  rows: MigrationRows;
  /** Where the output explorer shows such a config, if it can. */
  address: string | undefined;
  text: PartText<'converter'>;
}

export interface Conversion extends Omit<ConversionResultProps, 'text'> {
  Result: typeof ConversionResult;
  /** Options by what becomes of them. */
  counts: Readonly<Record<Verdict | 'unread', string>>;
}

/** Converts a text; `tool` is detected from the text where there is none. */
export function convert(
  text: string,
  tool: ToolId | undefined,
  rows: MigrationRows,
): Conversion | ConfigFault {
  try {
    const result = convertConfig(text, tool);
    const choice = findChoice(result.config);
    const address = choice && `/tools/output${writeChoice(choice)}`;
    const count = (verdict: Verdict) =>
      `${pickNotes(result.notes, verdict).flatMap(({ options }) => options).length}`;
    const counts = {
      converted: count('converted'),
      decision: count('decision'),
      none: count('none'),
      unread: `${result.notes.flatMap(listUnread).length}`,
    };
    return { Result: ConversionResult, result, rows, address, counts };
  } catch (error) {
    if (error instanceof ConfigFault) return error;
    throw error;
  }
}

/** The new config, what to install for it, and what became of each option: what the reader has to decide comes first. */
export function ConversionResult(props: ConversionResultProps) {
  const { result, address, text } = props;
  const file = 'rslib.config.ts';
  return (
    <>
      <ToolCode
        title={file}
        file={file}
        lang="ts"
        lines={highlightCode(result.text.trimEnd(), file)}
      />
      {address && (
        <p>
          <NewTabLink href={address}>{text('converterExplorer')}</NewTabLink>
        </p>
      )}
      <p>{text('converterInstall')}</p>
      <ToolCode
        label="Bash"
        lang="bash"
        wrapCode
        lines={[`npm install --save-dev ${result.packages.join(' ')}`]}
      />
      {result.notes.length > 0 && <NoteTable {...props} />}
    </>
  );
}

/** The notes on options that a row gives this verdict; those on values that are left out have none. */
const pickNotes = (notes: readonly Note[], verdict: Verdict): RowNote[] =>
  notes.flatMap((note) =>
    note.type === 'row' && note.verdict === verdict && !isLeftOut(note) ? [note] : [],
  );

/** What is not in the new config, of a note on this. */
const listUnread = (note: Note): readonly unknown[] => {
  if (note.type === 'row') return isLeftOut(note) ? note.options : [];
  return note.type === 'part' && note.kind === 'Wrapper' ? [] : [note];
};

function NoteTable(props: ConversionResultProps) {
  const { result, text } = props;
  const Table = (useMDXComponents().table ?? 'table') as ElementType;
  const columns = [text('converterOption'), text('converterKind'), text('converterNote')];
  const names = columns.map((name, index) => [`--c${index + 1}`, JSON.stringify(name)]);
  return (
    <Table data-cards="" style={Object.fromEntries(names)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pickNotes(result.notes, 'decision').map((note) => rowOf(note, props))}
        {pickNotes(result.notes, 'none').map((note) => rowOf(note, props))}
        {result.notes.map((note) => otherRow(note, props))}
        {pickNotes(result.notes, 'converted').map((note) => rowOf(note, props))}
      </tbody>
    </Table>
  );
}

const verdictKeys = {
  decision: 'converterDecision',
  none: 'converterNone',
  converted: 'converterConverted',
} as const;

/**
 * What a row of a migration page says of options, and a link to it: to the table, and in browsers that know text
 * directives to the row.
 */
function rowOf(note: RowNote, { rows, text }: ConversionResultProps) {
  const { tool, row: name, options, verdict } = note;
  const page = getToolPage(tool);
  // Absent where the page has changed since: the test of rows keeps that from happening.
  const row = rows[page]?.find((one) => one.row === name);
  const label = { tool: toolNames[tool] };
  const isSentence = /[.?!。]$/.test(row?.becomes.at(-1)?.text ?? '');
  const kind = isLeftOut(note) ? 'converterOther' : verdictKeys[verdict];
  return (
    <tr key={`${tool} ${name} ${kind}`}>
      <td>
        {options.map(({ path, at }, index) => (
          <Fragment key={path}>
            {index > 0 && text('converterComma')}
            <PlacedName name={path} at={at} text={text} />
          </Fragment>
        ))}
      </td>
      <td>{text(kind)}</td>
      <td>
        {row?.becomes.map((piece, index) => (
          <Piece key={index} {...piece} />
        ))}
        {isSentence ? ' ' : text('converterStop')}
        {listStates(options).map((state) => `${text(`converterState${state}`, label)} `)}
        <NewTabLink href={`/guide/migration/${page}#every-option${row?.directive ?? ''}`}>
          {text('converterRow', label)}
        </NewTabLink>
      </td>
    </tr>
  );
}

const stateNames = {
  kept: 'Kept',
  bare: 'Bare',
  unread: 'Unread',
  local: 'Local',
  unset: 'Unset',
} as const;

/** What is to be said of the values, each once: nothing of those that were carried over. */
const listStates = (options: readonly NotedOption[]) => [
  ...new Set(options.flatMap(({ state }) => (state === 'written' ? [] : [stateNames[state]]))),
];

/** An option that is left out or has no row, or a part of the config that cannot be read without running it. */
function otherRow(note: Note, props: ConversionResultProps): ReactNode {
  const { tool } = props.result;
  const { text } = props;
  if (note.type === 'row') return isLeftOut(note) ? rowOf(note, props) : null;
  const isWrapper = note.type === 'part' && note.kind === 'Wrapper';
  const { path: name, at } =
    note.type === 'unknown' ? note.option : { path: note.text, at: note.at };
  return (
    <tr key={`${at?.line} ${name}`}>
      <td>
        {isWrapper && text('converterFunction')}
        <PlacedName name={isWrapper ? '' : name} at={at} text={text} />
      </td>
      <td>{text(isWrapper ? 'converterDecision' : 'converterOther')}</td>
      <td>
        {note.type === 'unknown'
          ? text('converterUnknown', { tool: toolNames[tool] })
          : text(`converterPart${note.kind}`)}
      </td>
    </tr>
  );
}

type Placed = Pick<ConversionResultProps, 'text'> & { name: string; at: Place | undefined };

function PlacedName({ name, at, text }: Placed) {
  return (
    <>
      {name && <code>{name}</code>}
      {at && text('converterLine', { line: `${at.line}` })}
    </>
  );
}
