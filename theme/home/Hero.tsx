import { usePage } from '@rspress/core/runtime';
import { hasRoute } from '../hooks/hasRoute';
import { useText } from '../hooks/useText';
import { resolveRoute } from '../lib/resolveRoute';
import { Link } from '../ui/Link';
import styles from './Hero.module.css';

/** What the tool is, in one screen, and the two ways in. */
export function Hero() {
  const text = useText();
  const { page } = usePage();
  const { hero } = page.frontmatter;
  if (!hero) return null;
  return (
    <header className={styles.hero}>
      <p className={styles.subtitle}>{text('subtitle')}</p>
      <h1 className={styles.name}>{hero.name}</h1>
      <p className={styles.slogan}>{text('slogan')}</p>
      <p className={styles.tagline}>{hero.tagline}</p>
      <p className={styles.actions}>
        {hero.actions?.map(({ text: label, link, theme }) => (
          <Link
            key={link}
            className={styles.action}
            href={resolveRoute(link, page.lang, hasRoute).href}
            data-theme={theme}
          >
            {label}
          </Link>
        ))}
      </p>
    </header>
  );
}
