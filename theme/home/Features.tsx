import { usePage } from '@rspress/core/runtime';
import { hasRoute } from '../hooks/hasRoute';
import { resolveRoute } from '../lib/resolveRoute';
import { Link } from '../ui/Link';
import styles from './Features.module.css';

/** Columns of the 12-column grid a card takes where it does not say (spec.md §9). */
const defaultSpan = 4;

/** What the tool does, a card each; a card with a link is a link. */
export function Features() {
  const { page } = usePage();
  const { features = [] } = page.frontmatter;
  if (features.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {features.map(({ title, details, link, span = defaultSpan }) => (
        <li key={title} className={styles.card} style={{ '--span': span }}>
          <h2 className={styles.title}>
            {link ? (
              <Link className={styles.link} href={resolveRoute(link, page.lang, hasRoute).href}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className={styles.details}>{details}</p>
        </li>
      ))}
    </ul>
  );
}
