import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, useState } from 'react';
import type { FilesResult } from '../../packageCheck/checkFiles';
import type { TypesResult } from '../../packageCheck/checkTypes';
import { type Finding, severities } from '../../packageCheck/Finding';
import { findPage } from '../../packageCheck/findPage';
import { type Cell, type EntryRow, type Way, ways } from '../../packageCheck/runtime';
import { summarize } from '../../packageCheck/summary';
import type { PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { NewTabLink } from '../ui/Piece';
import { renderInlineCode } from '../ui/renderInlineCode';
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
  const { rows, findings, verdict } = summarize(result, types);
  const { name, version, files } = result;
  const isComplete = isTyped === 'done' || !files || isTyped === 'failed';
  const sentences = (['works', 'partly', 'fails'] as const).flatMap((state) =>
    verdict[state].length > 0
      ? [
          text(`packedVerdict${state}`, {
            ways: nameWays(verdict[state]).join(text('packedComma')),
          }),
        ]
      : [],
  );
  return (
    <section aria-label={text('packedResult')} className={styles.result}>
      <h3>{[name, version].filter(Boolean).join(' ')}</h3>
      {files && (
        <p role="status" className={styles.verdict}>
          {isComplete ? sentences.join(' ') : text('packedTypesComing')}
        </p>
      )}
      {!files && <p role="status">{text('packedManifestOnly')}</p>}
      {isTyped === 'fetching' && (
        <p className={styles.progress}>
          <progress
            aria-label={text('packedFetching')}
            max={PACKAGE_WORKERS.typesLength}
            value={fetched}
          />{' '}
          {text('packedFetching')}
        </p>
      )}
      {isTyped === 'failed' && (
        <p>
          {text('packedTypesFailed')}{' '}
          <button type="button" className={controls.framed} onClick={onRetry}>
            {text('packedRetry')}
          </button>
        </p>
      )}
      <EntryTable rows={rows} hasTypes={Boolean(files)} isTyped={isTyped} text={text} />
      {isComplete && findings.length === 0 && <p>{text('packedNothing')}</p>}
      {severities.map((severity) => {
        const own = findings.filter((finding) => finding.severity === severity);
        if (own.length === 0) return null;
        return (
          <div key={severity}>
            <h4>{`${text(`packedSeverity${severity}`)} (${own.length})`}</h4>
            <ul className={styles.findings}>
              {own.map((finding) => (
                <FindingItem key={finding.code} finding={finding} text={text} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

const wayNames: Record<Way, string> = {
  import: 'import',
  require: 'require',
  'node16-esm': 'TypeScript node16 (import)',
  'node16-cjs': 'TypeScript node16 (require)',
  bundler: 'TypeScript bundler',
  node10: 'TypeScript node10',
};

/** Both ways of `node16` as one where both are there. */
function nameWays(list: readonly Way[]): string[] {
  const isBoth = list.includes('node16-esm') && list.includes('node16-cjs');
  return list
    .filter((way) => !isBoth || way !== 'node16-cjs')
    .map((way) => (isBoth && way === 'node16-esm' ? 'TypeScript node16' : wayNames[way]));
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
  const columns = ways.filter((way) => hasTypes || way === 'import' || way === 'require');
  const waiting = text(isTyped === 'failed' ? 'packedUnchecked' : 'packedWaiting');
  return (
    <>
      <Table>
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
            <th scope="col">{text('packedEntry')}</th>
            {columns.map((way) => (
              <th key={way} scope="col">
                {wayNames[way].replace('TypeScript ', '')}
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
              {columns.map((way) => (
                <td key={way}>
                  <CellText
                    cell={cells[way]}
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
          {text('packedAllEntries', { count: `${rows.length}` })}
        </button>
      )}
    </>
  );
}

const marks = { works: '✓', partly: '△', fails: '✕' } as const;

function CellText({
  cell,
  text,
  waiting,
}: {
  cell?: Cell | undefined;
  text: PartText<'packed'>;
  waiting: string;
}) {
  if (!cell) return <span className={styles.hint}>{waiting}</span>;
  const { state, word, file } = cell;
  if (word === 'File') return <code>{file}</code>;
  return (
    <span className={styles.cell} data-state={state} title={file}>
      <span aria-hidden="true">{`${marks[state]}\u00a0`}</span>
      {text(`packedCell${word}`)}
    </span>
  );
}

/** Places that are shown at once. */
const firstPlaces = 4;

function FindingItem({ finding, text }: { finding: Finding; text: PartText<'packed'> }) {
  const { code, by, severity, places, said, values } = finding;
  const rest = places.length - firstPlaces;
  const tools = by.map((tool) => (tool === 'rslib' ? text('packedByRslib') : toolNames[tool]));
  return (
    <li className={controls.remark} data-type={tones[severity]}>
      <p>
        <strong>{renderInlineCode(text(`packedFind${code}`, values))}</strong>
      </p>
      <p>
        {places.slice(0, firstPlaces).map((place, index) => (
          <span key={place}>
            {index > 0 && text('packedComma')}
            <code>{place}</code>
          </span>
        ))}
        {rest > 0 && text('packedMore', { count: `${rest}` })}
      </p>
      <p>
        {renderInlineCode(text(`packedFix${code}`, values))}{' '}
        <NewTabLink href={findPage(code)}>{text('packedReadMore')}</NewTabLink>
      </p>
      {said && (
        <details className={styles.hint}>
          <summary>{text('packedSaid')}</summary>
          <p lang="en" className={styles.said}>
            {said}
          </p>
        </details>
      )}
      <p className={styles.hint}>
        {tools.join(text('packedComma'))}
        {by.length === 1 && by[0] !== 'rslib' && ` · ${code}`}
      </p>
    </li>
  );
}

const toolNames = { publint: 'publint', attw: 'Are The Types Wrong' } as const;
const tones = { error: 'danger', warning: 'warning', suggestion: 'note' } as const;
