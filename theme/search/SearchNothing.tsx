import { Icon } from '../ui/Icon';
import styles from './SearchNothing.module.css';
import { useMissingHref } from './useMissingHref';
import { useSearchText } from './useSearchText';

export interface SearchNothingProps {
  query: string;
  /** Names of the tool like the one asked for. */
  suggestions: readonly string[];
  /** Shows the results of all parts; absent where all were searched. */
  onWiden: (() => void) | undefined;
  /** Called with a name to ask for it. */
  onAsk: (query: string) => void;
}

/** What to do where nothing was found: another part, a name like it, another keyword, an issue. */
export function SearchNothing({ query, suggestions, onWiden, onAsk }: SearchNothingProps) {
  const text = useSearchText();
  const issueHref = useMissingHref(query);
  return (
    <>
      <p>{text('searchSuggestedQueryText')}</p>
      {suggestions.length > 0 && (
        <div className={styles.names}>
          <p>{text('searchNearest')}</p>
          <ul className={styles.list}>
            {suggestions.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.name}
                  data-stop=""
                  onClick={() => onAsk(name)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.ways}>
        {onWiden && (
          <button type="button" className={styles.way} data-stop="" onClick={onWiden}>
            {text('searchWiden')}
          </button>
        )}
        {/* No stop of the arrows: Enter is pressed for a result, and would lead away. */}
        <a className={styles.way} href={issueHref} target="_blank" rel="noopener noreferrer">
          {text('searchReport')}
          <Icon name="external" width="16" height="16" />
        </a>
      </p>
    </>
  );
}
