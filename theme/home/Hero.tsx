import { usePage } from '@rspress/core/runtime';
import { useText } from '../hooks/useText';
import { Link } from '../ui/Link';
import styles from './Hero.module.css';

/** What the tool is, in one screen, and the two ways in. */
export function Hero() {
  const text = useText();
  const { page } = usePage();
  const { hero } = page.frontmatter;
  return (
    <header className={styles.hero}>
      <h1 className={styles.name}>{hero?.name}</h1>
      <p className={styles.subtitle}>{text('subtitle')}</p>
      <p className={styles.slogan}>{text('slogan')}</p>
      <p className={styles.actions}>
        {hero?.actions?.map(({ text: label, link, theme }) => (
          <Link key={link} className={styles.action} href={link} data-theme={theme}>
            {label}
          </Link>
        ))}
      </p>
    </header>
  );
}
