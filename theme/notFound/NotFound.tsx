import { useSitePath } from '../hooks/useSitePath';
import { useText } from '../hooks/useText';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './NotFound.module.css';
import { useNearestPages } from './useNearestPages';

/** Any path without a page, with the pages that may have been meant. */
export function NotFound() {
  const text = useText();
  const { findHref } = useSitePath();
  const nearest = useNearestPages();
  return (
    <main id="content" className={styles.frame}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFoundText')}</h1>
      <Link className={styles.home} href={findHref({ rest: '/' })}>
        {text('takeMeHomeText')}
      </Link>
      <div role="status" className={styles.nearest}>
        {nearest.length > 0 && (
          <>
            <p>{text('nearestPages')}</p>
            <ul>
              {nearest.map(({ routePath, title }) => (
                <li key={routePath}>
                  <Link className={styles.page} href={routePath}>
                    {renderInlineCode(title)} <span className={styles.path}>{routePath}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
