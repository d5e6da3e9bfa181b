import { useActiveMatcher, usePage, useSidebar } from '@rspress/core/runtime';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OverviewPage } from '../../site/overview';
import { useText } from '../hooks/useText';
import { OverviewSection } from './OverviewSection';
import styles from './Overview.module.css';
import { filterGroups, getOverviewGroups } from './overviewGroups';

export interface OverviewProps {
  /** JSON of `OverviewPage[]`, written into the page by build/render/overview. */
  pages: string;
}

/** The pages of a section in their groups, with a filter. */
export function Overview({ pages }: OverviewProps) {
  const text = useText();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Words typed before React came in are in the field already.
  useEffect(() => setKeyword(input.current?.value ?? ''), []);
  const sidebar = useSidebar();
  const isCurrent = useActiveMatcher();
  const { overviewHeaders } = usePage().page.frontmatter;
  const groups = useMemo(
    () =>
      getOverviewGroups(sidebar, JSON.parse(pages) as OverviewPage[], isCurrent, overviewHeaders),
    [sidebar, pages, isCurrent, overviewHeaders],
  );
  const shown = filterGroups(groups, keyword);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={styles.overview} data-overview="">
      <div className={styles.filter} data-needs-script="">
        <label htmlFor={id}>{text('overviewFilter')}</label>
        <input
          className={styles.input}
          id={id}
          type="search"
          placeholder={text('overviewPlaceholder')}
          ref={input}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <span role="status" className={styles.status}>
          {keyword &&
            (count > 0
              ? text(count === 1 ? 'overviewOneMatch' : 'overviewMatches', { count: `${count}` })
              : text('overviewNoMatch') + keyword)}
        </span>
      </div>
      {shown.map((group) => (
        <OverviewSection key={group.title} group={group} />
      ))}
    </div>
  );
}
