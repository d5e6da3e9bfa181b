import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, Fragment, type ReactNode } from 'react';
import type { ConvertedConfig } from '../../converter/convertConfig';
import type { MigrationRows, Note, NotedOption, RowNote } from '../../converter/Note';
import type { Verdict } from '../../converter/Rule';
import { toolNames, getToolPage } from '../../converter/Tool';
import type { Place } from '../../converter/values';
import type { PartText } from '../lib/text';
import type { highlightCode as HighlightCode } from '../ui/highlightCode';
import { NewTabLink, Piece } from '../ui/Piece';

export interface ConversionResultProps {
  result: ConvertedConfig;
  rows: MigrationRows;
  highlightCode: typeof HighlightCode;
  /** Where the output explorer shows such a config, if it can. */
  address: string | undefined;
  text: PartText<'converter'>;
}

/** The new config, what to install for it, and what became of each option: what the reader has to decide comes first. */
export function ConversionResult(props: ConversionResultProps) {
  const { result, highlightCode, address, text } = props;
  const file = 'rslib.config.ts';
  return (
    <>
      <Code title={file} lang="ts" icon="TS" lines={highlightCode(result.text.trimEnd(), file)} />
      {address && (
        <p>
          <NewTabLink href={address}>{text('converterExplorer')}</NewTabLink>
        </p>
      )}
      <p>{text('converterInstall')}</p>
      <Code
        label="Bash"
        lang="bash"
        lines={[`npm install --save-dev ${result.packages.join(' ')}`]}
      />
      {result.notes.length > 0 && <NoteTable {...props} />}
    </>
  );
}

interface CodeProps {
  title?: string;
  label?: string;
  lang: string;
  icon?: string;
  lines: readonly ReactNode[];
}

function Code({ lines, ...props }: CodeProps) {
  const CodeBlock = (useMDXComponents().pre ?? 'pre') as ElementType;
  return (
    <CodeBlock {...props}>
      <code>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            <span className="line">{line}</span>
          </Fragment>
        ))}
      </code>
    </CodeBlock>
  );
}

/** The notes on options that a row gives this verdict. */
export const pickNotes = (notes: readonly Note[], verdict: Verdict): RowNote[] =>
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
