import { Fragment } from 'react';
import type { ProofRecord } from '../../site/proofRecord';
import { site } from '../../site/site';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import styles from './ProofLine.module.css';

/** As build/render/checkedLine.ts writes it into the page: every value is an attribute. */
export type ProofLineProps = Record<keyof ProofRecord, string>;

/** What was checked on a page, and links to the cases that it rests on. */
export function ProofLine({ tool, ran, read, unchecked, cases }: ProofLineProps) {
  const text = useText();
  const count = (key: 'Ran' | 'Read' | 'Unchecked', number: string) =>
    number === '0' ? [] : [text(`proof${number === '1' ? 'One' : ''}${key}`, { count: number })];
  const ids = cases.split(' ').filter(Boolean);
  const { url, branch } = site.repository;
  return (
    <div className={styles.line}>
      <p>
        <Link className={controls.link} href="/proof">
          {[
            text('proofTool', { tool }),
            ...count('Ran', ran),
            ...count('Read', read),
            ...count('Unchecked', unchecked),
          ].join(' · ')}
        </Link>
      </p>
      {ids.length > 0 && (
        <details>
          <summary>
            {ids.length === 1
              ? text('proofOneCase')
              : text('proofCases', { count: `${ids.length}` })}
          </summary>
          <p>
            {ids.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <a href={`${url}/tree/${branch}/cases/${id}`}>{id}</a>
              </Fragment>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}
