import { diffLines } from 'diff';
import { type ReactNode, useMemo } from 'react';
import { highlightCode } from '../ui/highlightCode';
import { ToolCode } from '../ui/ToolCode';
import styles from './OutputExplorer.module.css';

interface ComparedCodeProps {
  title: string;
  /** Its name tells the language, where the title doesn't. */
  file?: string;
  /** What the text is compared with. */
  before?: string | undefined;
  after: string;
  isOutput?: boolean;
}

/** A text in colors, or the lines in which two differ, among the others. */
export function ComparedCode({ title, file = title, before, after, isOutput }: ComparedCodeProps) {
  const isDiff = before !== undefined && before !== after;
  const lines = useMemo(
    () => (isDiff ? renderDiff(before, after) : highlightCode(after.replace(/\n$/, ''), file)),
    [isDiff, before, after, file],
  );
  return (
    <ToolCode
      title={title}
      file={file}
      lang={isDiff ? 'diff' : undefined}
      output={isOutput}
      lines={lines}
    />
  );
}

const renderDiff = (before: string, after: string): ReactNode[] =>
  diffLines(before, after).flatMap(({ value, added, removed }, part): ReactNode[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (!added && !removed) return lines.map((line) => ` ${line}`);
    const Change = added ? 'ins' : 'del';
    return lines.map((line, index) => (
      <Change key={`${part} ${index}`} className={added ? styles.added : styles.removed}>
        {`${added ? '+' : '-'}${line}`}
      </Change>
    ));
  });
