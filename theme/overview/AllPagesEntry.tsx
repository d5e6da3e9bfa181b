import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ListedPage } from '../../site/allPages';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './AllPages.module.css';

/** A page and its headings. Plain links: of so many, none needs to be fetched early. */
export function AllPagesEntry({ page: { href, title, lang, headings } }: { page: ListedPage }) {
  const address = withBase(cleanUrlByConfig(href));
  return (
    <section className={styles.page} lang={lang}>
      <h4 className={styles.name}>
        <a href={address}>{renderInlineCode(title)}</a>
      </h4>
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
