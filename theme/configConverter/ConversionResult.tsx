import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, Fragment, type ReactNode } from 'react';
import { convertConfig, type ConvertedConfig } from '../../converter/convertConfig';
import type { MigrationRows, Note, NotedOption, RowNote } from '../../converter/Note';
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
  counts: Readonly<Record<Verdict, string>>;
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
        lines={[`npm install --save-dev ${result.packages.join(' ')}`]}
      />
      {result.notes.length > 0 && <NoteTable {...props} />}
    </>
  );
}

/** The notes on options that a row gives this verdict. */
const pickNotes = (notes: readonly Note[], verdict: Verdict): RowNote[] =>
  notes.flatMap((note) => (note.type === 'row' && note.verdict === verdict ? [note] : []));

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
function rowOf(
  { tool, row: name, options, verdict }: RowNote,
  { rows, text }: ConversionResultProps,
) {
  const page = getToolPage(tool);
  // Absent where the page has changed since: the test of rows keeps that from happening.
  const row = rows[page]?.find((one) => one.row === name);
  const label = { tool: toolNames[tool] };
  // Of a marker after the last sentence, a space is left.
  const becomes = row?.becomes.filter(
    ({ text: words }, index, all) => words.trim() || index < all.length - 1,
  );
  const isSentence = /[.?!。]\s*$/.test(becomes?.at(-1)?.text ?? '');
  return (
    <tr key={`${tool} ${name}`}>
      <td>
        {options.map(({ path, at }, index) => (
          <Fragment key={path}>
            {index > 0 && text('converterComma')}
            <PlacedName name={path} at={at} text={text} />
          </Fragment>
        ))}
      </td>
      <td>{text(verdictKeys[verdict])}</td>
      <td>
        {becomes?.map((piece, index) => (
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

const stateNames = { kept: 'Kept', unread: 'Unread', local: 'Local', unset: 'Unset' } as const;

/** What is to be said of the values, each once: nothing of those that were carried over. */
const listStates = (options: readonly NotedOption[]) => [
  ...new Set(options.flatMap(({ state }) => (state === 'written' ? [] : [stateNames[state]]))),
];

/** An option without a row, or a part of the config that cannot be read without running it. */
function otherRow(note: Note, { result: { tool }, text }: ConversionResultProps): ReactNode {
  if (note.type === 'row') return null;
  const { path: name, at } =
    note.type === 'unknown' ? note.option : { path: note.text, at: note.at };
  return (
    <tr key={`${at?.line} ${name}`}>
      <td>
        <PlacedName name={name} at={at} text={text} />
      </td>
      <td>{text('converterOther')}</td>
      <td>
        {note.type === 'unknown'
          ? text('converterUnknown', { tool: toolNames[tool] })
          : text(`converterPart${note.kind}`)}
      </td>
    </tr>
  );
}

function PlacedName({
  name,
  at,
  text,
}: {
  name: string;
  at: Place | undefined;
  text: PartText<'converter'>;
}) {
  return (
    <>
      {name && <code>{name}</code>}
      {at && text('converterLine', { line: `${at.line}` })}
    </>
  );
}
