import { usePage } from '@rspress/core/runtime';
import { useAssetHref, useSitePath } from '../lib/siteHooks';
import { Link } from '../ui/Link';
import styles from './Features.module.css';

/** Columns of the 12-column grid that a card takes by default. */
const defaultSpan = 4;

export function Features() {
  const getAsset = useAssetHref();
  const { page } = usePage();
  const { resolve } = useSitePath();
  const { features = [] } = page.frontmatter;
  if (features.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {features.map(({ icon, title, details, link, span = defaultSpan }) => (
        <li key={title} className={styles.card} style={{ '--span': span }}>
          {icon && <FeatureIcon icon={icon} getAsset={getAsset} />}
          <h2>
            {link ? (
              <Link className={styles.link} href={resolve(link)}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p>{details}</p>
        </li>
      ))}
    </ul>
  );
}

/** An address is a picture; anything else, such as an emoji, is text. */
function FeatureIcon({ icon, getAsset }: { icon: string; getAsset: (path: string) => string }) {
  return /^(\/|https:)/.test(icon) ? (
    <img
      className={styles.icon}
      src={getAsset(icon)}
      alt=""
      width="32"
      height="32"
      loading="lazy"
    />
  ) : (
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  );
}
