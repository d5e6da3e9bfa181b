import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { ListedPage, ListedSection } from '../../site/allPages';
import { useText } from '../lib/text';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './Overview.module.css';

/** Every page with its headings, by section and group of the sidebar; it needs no script. */
export function AllPages({ sections }: { sections: string }) {
  const text = useText();
  const listed = useMemo(() => JSON.parse(sections) as ListedSection[], [sections]);
  const getTitle = ({ title }: ListedSection) => title || text('overviewOthers');
  const getId = ({ id }: ListedSection) => id || 'others';
  return (
    <>
      <ul className={styles.jumps}>
        {listed.map((section) => (
          <li key={section.id}>
            <a href={`#${getId(section)}`}>{getTitle(section)}</a>
          </li>
        ))}
      </ul>
      <div data-overview="">
        {listed.map((section) => (
          <section key={section.id}>
            <h2 id={getId(section)}>{getTitle(section)}</h2>
            {section.groups.map(({ title, pages }) => {
              const entries = pages.map((page) => (
                <AllPagesEntry key={page.href} page={page} level={title ? 4 : 3} />
              ));
              return title ? (
                <details key={title} className={styles.group} open>
                  <summary>
                    <h3>{title}</h3>
                  </summary>
                  <div className={styles.pages}>{entries}</div>
                </details>
              ) : (
                <div key="" className={styles.pages}>
                  {entries}
                </div>
              );
            })}
          </section>
        ))}
      </div>
    </>
  );
}

/** A page and its headings. Plain links: of so many, none needs to be fetched early. */
export function AllPagesEntry({ page, level }: { page: ListedPage; level: 3 | 4 }) {
  const { href, title, lang, headings } = page;
  const Title = `h${level}` as const;
  const address = withBase(cleanUrlByConfig(href));
  return (
    <section lang={lang}>
      <Title>
        <a href={address}>{renderInlineCode(title)}</a>
      </Title>
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map(({ id, text, below }) => (
            <li key={id}>
              <a href={`${address}#${id}`}>{renderInlineCode(text)}</a>
              {below && <small>{renderInlineCode(` ${below.join(' · ')}`)}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
