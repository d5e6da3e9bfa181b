import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ListedPage } from '../../site/allPages';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './AllPages.module.css';

export interface AllPagesEntryProps {
  page: ListedPage;
  /** Level of its title: one below that of its group or section. */
  level: 3 | 4;
}

/** A page and its headings. Plain links: of so many, none needs to be fetched early. */
export function AllPagesEntry({ page, level }: AllPagesEntryProps) {
  const { href, title, lang, headings } = page;
  const Title = `h${level}` as const;
  const address = withBase(cleanUrlByConfig(href));
  return (
    <section className={styles.page} lang={lang}>
      <Title className={styles.name}>
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
