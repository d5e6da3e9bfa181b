import { useText } from '../hooks/useText';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './OverviewSection.module.css';
import type { OverviewGroup } from './overviewGroups';

/** One group of the grid: its pages as cards, each with its headings. */
export function OverviewSection({ group }: { group: OverviewGroup }) {
  const text = useText();
  return (
    <section>
      <h2 className={styles.title}>{group.title || text('overviewOthers')}</h2>
      <ul className={styles.grid}>
        {group.items.map(({ title, href, headings }) => (
          <li key={href} className={styles.card}>
            <h3 className={styles.page}>
              <Link className={styles.link} href={href}>
                {renderInlineCode(title)}
              </Link>
            </h3>
            {headings.length > 0 && (
              <ul className={styles.headings}>
                {headings.map((heading) => (
                  <li key={heading.id}>
                    <Link className={styles.heading} href={`${href}#${heading.id}`}>
                      {renderInlineCode(heading.text)}
                    </Link>
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
