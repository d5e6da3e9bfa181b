import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, useState } from 'react';
import type { FilesResult } from '../../packageCheck/checkFiles';
import type { TypesResult } from '../../packageCheck/checkTypes';
import { type Cell, type EntryRow, resolutionModes } from '../../packageCheck/runtime';
import { summarize } from '../../packageCheck/summary';
import type { PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { PackageFindings, modeNames } from '../ui/PackageFindings';
import tool from '../ui/ToolForm.module.css';
import styles from './PackageCheck.module.css';
import type { TypesState } from './usePackageCheck';

export interface PackageResultProps {
  result: FilesResult;
  types?: TypesResult;
  isTyped: TypesState;
  fetched: number;
  text: PartText<'packed'>;
  onRetry: () => void;
}

/** What was found: a sentence, how each entry is reached, and what to do. */
export function PackageResult({
  result,
  types,
  isTyped,
  fetched,
  text,
  onRetry,
}: PackageResultProps) {
  const { rows, findings } = summarize(result, types);
  const { name, version, files } = result;
  const isComplete = isTyped === 'done' || !files || isTyped === 'failed';
  return (
    <section aria-label={text('packed.result')} className={styles.result}>
      <h3>{[name, version].filter(Boolean).join(' ')}</h3>
      {isTyped === 'fetching' && (
        <p className={tool.choices}>
          <progress
            aria-label={text('packed.fetching')}
            max={PACKAGE_WORKERS.typesLength}
            value={fetched}
          />{' '}
          {text('packed.fetching')}
        </p>
      )}
      {isTyped === 'failed' && (
        <p>
          {text('packed.typesFailed')}{' '}
          <button type="button" className={controls.framed} onClick={onRetry}>
            {text('packed.retry')}
          </button>
        </p>
      )}
      {rows.length > 0 && (
        <EntryTable rows={rows} hasTypes={Boolean(files)} isTyped={isTyped} text={text} />
      )}
      {!files && findings.length === 0 && <p>{text('packed.nothingInManifest')}</p>}
      {(findings.length > 0 || (files && isComplete)) && (
        <PackageFindings findings={findings} text={text} />
      )}
    </section>
  );
}

/** Rows that are shown at once: some packages have a thousand entries. */
const firstRows = 30;

function EntryTable({
  rows,
  hasTypes,
  isTyped,
  text,
}: {
  rows: readonly EntryRow[];
  hasTypes: boolean;
  isTyped: TypesState;
  text: PartText<'packed'>;
}) {
  const Table = (useMDXComponents().table ?? 'table') as ElementType;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  const columns = resolutionModes.filter(
    (mode) => hasTypes || mode === 'import' || mode === 'require',
  );
  const waiting = text(isTyped === 'failed' ? 'packed.unchecked' : 'packed.waiting');
  return (
    <>
      <Table data-cards="short">
        <thead>
          {hasTypes && (
            <tr>
              <td />
              <th scope="colgroup" colSpan={2}>
                Node.js
              </th>
              <th scope="colgroup" colSpan={4}>
                TypeScript
              </th>
            </tr>
          )}
          <tr>
            <th scope="col">{text('packed.entry')}</th>
            {columns.map((mode) => (
              <th key={mode} scope="col">
                {modeNames[mode].replace('TypeScript ', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ entry, cells }) => (
            <tr key={entry}>
              <th scope="row">
                <code>{entry}</code>
              </th>
              {columns.map((mode) => (
                <td key={mode} style={{ '--name': JSON.stringify(modeNames[mode]) }}>
                  <CellText
                    cell={cells[mode]}
                    text={text}
                    waiting={isTyped === 'done' ? '–' : waiting}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < rows.length && (
        <button type="button" className={controls.framed} onClick={() => setIsWhole(true)}>
          {text('packed.allEntries', { count: `${rows.length}` })}
        </button>
      )}
    </>
  );
}

const marks = { works: '✓', newer: '△', bundler: '△', partly: '△', fails: '✕' } as const;

function CellText({
  cell,
  text,
  waiting,
}: {
  cell?: Cell | undefined;
  text: PartText<'packed'>;
  waiting: string;
}) {
  if (!cell) return <span className={tool.hint}>{waiting}</span>;
  const { state, word, file } = cell;
  if (word === 'File') return <code>{file}</code>;
  return (
    <span className={styles.cell} data-state={state} title={file}>
      <span aria-hidden="true">{`${marks[state]}\u00a0`}</span>
      {text(`packed.cell${word}`)}
    </span>
  );
}
