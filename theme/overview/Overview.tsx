import { useActiveMatcher, usePage, useSidebar, useSite } from '@rspress/core/runtime';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OverviewPage } from '../../site/overview';
import { emit } from '../lib/contract';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './Overview.module.css';
import { filterGroups, getOverviewGroups, type OverviewGroup } from './overviewGroups';

export function Overview({ pages }: { pages: string }) {
  const text = useText();
  const id = useId();
  const hasSearch = useSite().site.themeConfig.search !== false;
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
          className={controls.field}
          id={id}
          type="search"
          placeholder={text('overviewPlaceholder')}
          ref={input}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <span role="status">
          {keyword &&
            (count > 0
              ? text(count === 1 ? 'overviewOneMatch' : 'overviewMatches', { count: `${count}` })
              : text('overviewNoMatch') + keyword)}
        </span>
        {count === 0 && hasSearch && (
          <button
            type="button"
            className={controls.framed}
            onClick={() => emit('searchfor', keyword)}
          >
            {text('searchPlaceholderText')}
          </button>
        )}
      </div>
      {shown.map((group) => (
        <OverviewSection key={group.title} group={group} />
      ))}
    </div>
  );
}

export function OverviewSection({ group }: { group: OverviewGroup }) {
  const text = useText();
  return (
    <section>
      <h2 className={styles.title}>{group.title || text('overviewOthers')}</h2>
      <ul className={styles.grid}>
        {group.items.map(({ title, href, summary, headings, note }) => (
          <li key={href || title} className={controls.card}>
            <h3>
              <Entry className={styles.link} href={href} text={title} note={note} />
            </h3>
            {summary && <p className={styles.summary}>{summary}</p>}
            {headings.length > 0 && (
              <ul className={styles.headings}>
                {headings.map((heading) => (
                  <li key={heading.text}>
                    <Entry
                      className={controls.plainLink}
                      href={heading.id && `${href}#${heading.id}`}
                      text={shortenNames(heading.text, title)}
                      note={heading.note}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of options in code, without that of the option whose card they are in. */
const shortenNames = (text: string, option: string): string => text.replaceAll(`\`${option}.`, '`');

interface EntryProps {
  className: string | undefined;
  href: string;
  text: string;
  note: string | undefined;
}

function Entry({ className, href, text, note }: EntryProps) {
  const name = renderInlineCode(text);
  return (
    <>
      {href ? (
        <Link className={className} href={href}>
          {name}
        </Link>
      ) : (
        <span className={className}>{name}</span>
      )}
      {note && <code className={styles.note}>{note}</code>}
    </>
  );
}
