import type { ProofRecord } from '../../site/proofRecord';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import styles from './ProofLine.module.css';

/** As build/check/code writes it into the page: every value is an attribute. */
export type ProofLineProps = Record<keyof ProofRecord, string>;

export function ProofLine({ tool, snippets, builds, notRun }: ProofLineProps) {
  const text = useText();
  const countBuilds = () =>
    builds === '1' ? text('proofOneBuild') : text('proofBuilds', { count: builds });
  const parts = [
    text('proofTool', { tool }),
    snippets === '1' ? text('proofOneSnippet') : text('proofSnippets', { count: snippets }),
    ...(builds === '0' ? [] : [countBuilds()]),
    ...(notRun === '0' ? [] : [text('proofNotRun', { count: notRun })]),
  ];
  return (
    <p className={styles.line}>
      <Link className={controls.link} href="/proof">
        {parts.join(' · ')}
      </Link>
    </p>
  );
}
