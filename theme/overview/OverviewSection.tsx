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
        {group.items.map(({ title, href, headings, note }) => (
          <li key={href || title} className={styles.card}>
            <h3 className={styles.page}>
              <Entry className={styles.link} href={href} text={title} note={note} />
            </h3>
            {headings.length > 0 && (
              <ul className={styles.headings}>
                {headings.map((heading) => (
                  <li key={heading.text}>
                    <Entry
                      className={styles.heading}
                      href={heading.id && `${href}#${heading.id}`}
                      text={heading.text}
                      note={heading.note}
                    />
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

interface EntryProps {
  className: string | undefined;
  /** Empty where there is nothing to lead to. */
  href: string;
  text: string;
  note: string | undefined;
}

/** A name that leads somewhere, and the word behind it. */
function Entry({ className, href, text, note }: EntryProps) {
  const name = renderInlineCode(text);
  return (
    <>
      {href ? (
        <Link className={className} href={href}>
          {name}
        </Link>
      ) : (
        <span className={className}>{name}</span>
      )}
      {note && <code className={styles.note}>{note}</code>}
    </>
  );
}
