import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, Fragment, type ReactNode } from 'react';
import { convertConfig, type ConvertedConfig } from '../../converter/convertConfig';
import { isLeftOut, type MigrationRows, type Note, type RowNote } from '../../converter/Note';
import type { Verdict } from '../../converter/Rule';
import { ConfigError } from '../../converter/source/parseSource';
import { getToolPage, type ToolId, toolNames } from '../../converter/Tool';
import type { Place } from '../../converter/values';
import { findChoice } from '../../explorer/findChoice';
import { writeChoice } from '../../explorer/settings';
import { packageManagerGroup, packageManagers } from '../../site/packageManagers';
import type { PartText } from '../lib/text';
import { highlightCode } from '../ui/highlightCode';
import { NewTabLink, InlineFragments } from '../ui/InlineFragments';
import { Tab, Tabs } from '../ui/Tabs';
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
  counts: Readonly<Record<Kind, string>>;
}

type Kind = Verdict | 'unread';

/** In the order of the table. */
const kinds: readonly Kind[] = ['unread', 'decision', 'none', 'converted'];

function getKind(note: Note): Kind {
  if (note.type === 'row') return isLeftOut(note) ? 'unread' : note.verdict;
  return note.type === 'part' && note.kind === 'Wrapper' ? 'decision' : 'unread';
}

const pickNotes = (notes: readonly Note[], kind: Kind): Note[] =>
  notes.filter((note) => getKind(note) === kind);

/** Converts a text; `tool` is detected from the text where there is none. */
export function convert(
  text: string,
  tool: ToolId | undefined,
  rows: MigrationRows,
): Conversion | ConfigError {
  try {
    const result = convertConfig(text, tool);
    const choice = findChoice(result.config);
    const address = choice && `/tools/output${writeChoice(choice)}`;
    const size = (note: Note): number => (note.type === 'row' ? note.options.length : 1);
    const count = (kind: Kind) =>
      `${pickNotes(result.notes, kind).reduce((sum, note) => sum + size(note), 0)}`;
    const counts = Object.fromEntries(kinds.map((kind) => [kind, count(kind)])) as Record<
      Kind,
      string
    >;
    return { Result: ConversionResult, result, rows, address, counts };
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** The new config, what to install for it, and what became of each option: what was not read comes first. */
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
          <NewTabLink href={address}>{text('converter.explorer')}</NewTabLink>
        </p>
      )}
      <p>{text('converter.install')}</p>
      <Tabs group={packageManagerGroup}>
        {packageManagers.map((manager) => (
          <Tab key={manager} label={manager}>
            <ToolCode
              label="Bash"
              lang="bash"
              wrapCode
              lines={[INSTALL_COMMANDS[manager].replace('{}', result.packages.join(' '))]}
            />
          </Tab>
        ))}
      </Tabs>
      <p>{text('converter.compare')}</p>
      {!result.packages.some((name) => name.startsWith('@rsbuild/plugin-')) && (
        <p>
          <NewTabLink href="/guide/solution/react#react-is-not-defined">
            {text('converter.jsx')}
          </NewTabLink>
        </p>
      )}
      {result.tool !== 'unbuild' && (
        <p>
          <NewTabLink href="/guide/basic/typescript#a-class-field-is-undefined">
            {text('converter.fields')}
          </NewTabLink>
        </p>
      )}
      <p>
        <NewTabLink href={`/guide/migration/${getToolPage(result.tool)}#every-option`}>
          {text('converter.table', { tool: toolNames[result.tool] })}
        </NewTabLink>
      </p>
      {result.notes.length > 0 && <NoteTable {...props} />}
    </>
  );
}

function NoteTable(props: ConversionResultProps) {
  const { result, text } = props;
  const Table = (useMDXComponents().table ?? 'table') as ElementType;
  const columns = [text('converter.option'), text('converter.kind'), text('converter.note')];
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
        {kinds.flatMap((kind) =>
          pickNotes(result.notes, kind).map((note) =>
            note.type === 'row' ? rowOf(note, props) : otherRow(note, props),
          ),
        )}
      </tbody>
    </Table>
  );
}

/** What a row of a migration page says of options. */
function rowOf(note: RowNote, { rows, text }: ConversionResultProps) {
  const { tool, row: name, options } = note;
  // Absent where the page has changed since: the test of rows keeps that from happening.
  const row = rows[getToolPage(tool)]?.find((one) => one.row === name);
  const isSentence = /[.?!。]$/.test(row?.becomes.at(-1)?.text ?? '');
  const kind = getKind(note);
  // What was carried over needs no words.
  const states = options.flatMap(({ state }) => (state === 'written' ? [] : [state]));
  return (
    <tr key={`${tool} ${name} ${kind}`}>
      <td>
        {options.map(({ path, at }, index) => (
          <Fragment key={path}>
            {index > 0 && text('converter.comma')}
            <PlacedName name={path} at={at} text={text} />
          </Fragment>
        ))}
      </td>
      <td>{text(`converter.kind${kind}`)}</td>
      <td>
        <InlineFragments fragments={row?.becomes ?? []} />
        {text('converter.stop').slice(isSentence ? 1 : 0)}
        {[...new Set(states)].map(
          (state) => `${text(`converter.state${state}`, { tool: toolNames[tool] })} `,
        )}
      </td>
    </tr>
  );
}

/** An option without a row, or a part of the config that cannot be read without running it. */
function otherRow(
  note: Exclude<Note, RowNote>,
  { result: { tool }, text }: ConversionResultProps,
): ReactNode {
  const isWrapper = note.type === 'part' && note.kind === 'Wrapper';
  const { path: name, at } =
    note.type === 'unknown' ? note.option : { path: note.text, at: note.at };
  return (
    <tr key={`${at?.line} ${name}`}>
      <td>
        {isWrapper && text('converter.wrapper')}
        <PlacedName name={isWrapper ? '' : name} at={at} text={text} />
      </td>
      <td>{text(`converter.kind${getKind(note)}`)}</td>
      <td>
        {note.type === 'unknown'
          ? text('converter.unknown', { tool: toolNames[tool] })
          : text(`converter.part${note.kind}`)}
      </td>
    </tr>
  );
}

type Placed = Pick<ConversionResultProps, 'text'> & { name: string; at: Place | undefined };

function PlacedName({ name, at, text }: Placed) {
  return (
    <>
      {name && <code>{name}</code>}
      {at && text('converter.line', { line: `${at.line}` })}
    </>
  );
}
