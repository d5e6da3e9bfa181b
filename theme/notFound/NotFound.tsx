import { useLang } from '@rspress/core/runtime';
import { site } from '../../site/site';
import { useText } from '../hooks/useText';
import { Link } from '../ui/Link';
import styles from './NotFound.module.css';

/** Any path without a page. */
export function NotFound() {
  const text = useText();
  const language = useLang();
  return (
    <main id="content" className={styles.page}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFoundText')}</h1>
      <Link
        className={styles.home}
        href={language && language !== site.defaultLanguage ? `/${language}/` : '/'}
      >
        {text('takeMeHomeText')}
      </Link>
    </main>
  );
}
