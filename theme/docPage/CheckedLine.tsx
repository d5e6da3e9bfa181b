import { Fragment } from 'react';
import { getCaseUrl } from '../../site/site';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import styles from './CheckedLine.module.css';

/** build/render/checkedLine.ts writes it into the page: every value is an attribute. */
type CheckedLineProps = Record<'tool' | 'ran' | 'read' | 'unchecked' | 'cases', string>;

/** What was checked on a page, and links to the cases that it rests on. */
export function CheckedLine({ tool, ran, read, unchecked, cases }: CheckedLineProps) {
  const text = useText();
  const { resolve } = useSitePath();
  const count = (key: 'Ran' | 'Read' | 'Unchecked', number: string) =>
    number === '0' ? [] : [text(`checked${number === '1' ? 'One' : ''}${key}`, { count: number })];
  const ids = cases.split(' ').filter(Boolean);
  return (
    <div className={styles.line}>
      <p>
        <Link className={controls.link} href={resolve('/proof')}>
          {[
            text('checkedTool', { tool }),
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
              ? text('checkedOneCase')
              : text('checkedCases', { count: `${ids.length}` })}
          </summary>
          <p>
            {ids.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <a href={getCaseUrl(id)}>{id}</a>
              </Fragment>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}
