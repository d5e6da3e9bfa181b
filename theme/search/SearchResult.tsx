import type { ComponentProps, MouseEvent } from 'react';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isPlainPress } from './isPlainPress';
import { MarkedText } from './MarkedText';
import type { SearchHit } from './SearchProvider';
import styles from './SearchResult.module.css';

export interface SearchResultProps extends ComponentProps<'a'> {
  hit: SearchHit;
  /** Whether Enter opens this one. */
  isActive: boolean;
  /** Whether it is a page of another site, which opens in a new window. */
  isElsewhere: boolean;
  onOpen: () => void;
  /** Called when the browser opens it beside this page. */
  onOpenBeside: () => void;
}

/**
 * One hit, a link in the role of an option: a press with a modifier or the middle button opens a tab,
 * as with any link.
 */
export function SearchResult({
  hit,
  isActive,
  isElsewhere,
  onOpen,
  onOpenBeside,
  ...props
}: SearchResultProps) {
  const text = useText();
  const { title, excerpt, above } = hit;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) {
      onOpenBeside();
      return;
    }
    event.preventDefault();
    onOpen();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field (useSearchKeys)
    <a
      {...props}
      className={styles.result}
      role="option"
      tabIndex={-1}
      target={isElsewhere ? '_blank' : undefined}
      rel={isElsewhere ? 'noopener' : undefined}
      aria-selected={isActive}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
      onAuxClick={({ button }) => button === 1 && onOpenBeside()}
    >
      <span className={styles.title}>
        {above && (
          <span className={styles.sign} aria-hidden="true">
            #
          </span>
        )}
        {above?.map((heading) => (
          <span key={heading} className={styles.above}>
            {heading}
          </span>
        ))}
        <span>
          <MarkedText {...title} />
        </span>
      </span>
      {excerpt.text && (
        <span className={styles.excerpt}>
          <MarkedText {...excerpt} />
        </span>
      )}
      {isElsewhere && <VisuallyHidden>{text('externalLink')}</VisuallyHidden>}
      {isActive && <Icon name={isElsewhere ? 'external' : 'arrowRight'} className={styles.arrow} />}
    </a>
  );
}
