import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isPlainClick } from '../lib/linkKind';
import { getHitHref } from './openHit';
import type { MarkedText, SearchHit } from '../../search/SearchHit';
import styles from './SearchAnswer.module.css';
import { groupByPage, type Results } from './searchState';

export interface SearchResultsProps {
  id: string;
  results: Results;
  getOptionId: (position: number) => string;
  onActiveChange: (position: number) => void;
  onOpen: (position: number, inNewTab: boolean) => void;
  /** Called when the browser opens one in a new tab. */
  onOpenInNewTab: () => void;
  onMore: () => void;
}

/** The hits, each under the page it is on. */
export function SearchResults({ id, results, getOptionId, ...on }: SearchResultsProps) {
  const text = useText();
  const language = useLang();
  const { group, hits, total, active } = results;
  if (!group || hits.length === 0) return null;
  return (
    <div className={styles.list}>
      <div role="listbox" id={id} aria-label={text('searchResults')}>
        {groupByPage(hits).map(({ caption, isCaptionRepeated, label, lang, hits: ofPage }) => (
          <div
            key={ofPage[0]?.position}
            className={styles.group}
            role="group"
            aria-label={label.join(' › ')}
            lang={lang}
          >
            {!isCaptionRepeated && (caption.length > 0 || lang !== language) && (
              <p className={styles.caption} role="presentation">
                {caption.map((step) => (
                  <span key={step} className={styles.step}>
                    {step}
                  </span>
                ))}
                {lang !== language && (
                  <span className={styles.language} lang={language}>
                    {text('otherLanguage')}
                  </span>
                )}
              </p>
            )}
            {ofPage.map(({ hit, position }) => (
              <Result
                key={hit.href}
                id={getOptionId(position)}
                hit={hit}
                href={getHitHref(hit, group)}
                isActive={position === active}
                isExternal={!group.isCurrent}
                onPointerMove={() => position !== active && on.onActiveChange(position)}
                onOpen={() => on.onOpen(position, false)}
                onOpenInNewTab={on.onOpenInNewTab}
              />
            ))}
          </div>
        ))}
      </div>
      {total > hits.length && (
        <button type="button" className={clsx(controls.quiet, styles.more)} onClick={on.onMore}>
          {text('searchMore')}
        </button>
      )}
    </div>
  );
}

interface ResultProps extends ComponentProps<'a'> {
  hit: SearchHit;
  /** Whether Enter opens this one. */
  isActive: boolean;
  /** Whether it is a page of another site, which opens in a new window. */
  isExternal: boolean;
  onOpen: () => void;
  onOpenInNewTab: () => void;
}

/**
 * One hit, a link in the role of an option: a press with a modifier or the middle button opens a tab,
 * as with any link.
 */
function Result({ hit, isActive, isExternal, onOpen, onOpenInNewTab, ...props }: ResultProps) {
  const text = useText();
  const language = useLang();
  const { title, excerpt, above } = hit;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) {
      onOpenInNewTab();
      return;
    }
    event.preventDefault();
    onOpen();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field (useDialogKeys)
    <a
      {...props}
      className={styles.result}
      role="option"
      tabIndex={-1}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener' : undefined}
      aria-selected={isActive}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
      onAuxClick={({ button }) => button === 1 && onOpenInNewTab()}
    >
      {/* What is found: a page, or a section of one. */}
      {above ? (
        <span className={styles.sign} aria-hidden="true">
          #
        </span>
      ) : (
        <Icon name="page" className={styles.sign} width="16" height="16" />
      )}
      <span className={styles.heading}>
        {above?.map((heading) => (
          <span key={heading} className={styles.above}>
            {heading}
          </span>
        ))}
        <Marked {...title} key={JSON.stringify(title)} />
      </span>
      {excerpt.text && (
        <span key={JSON.stringify(excerpt)} className={styles.excerpt}>
          {excerpt.lead && <span>{excerpt.lead} </span>}
          <span className={clsx(excerpt.lead && styles.reason)}>
            {excerpt.source && <span lang={language}>{text(excerpt.source)}</span>}
            <Marked {...excerpt} />
          </span>
        </span>
      )}
      {isExternal && <VisuallyHidden>{text('externalLink')}</VisuallyHidden>}
      {isActive && <Icon name={isExternal ? 'external' : 'arrowRight'} className={styles.arrow} />}
    </a>
  );
}

/**
 * A text with its matches marked, in its own case. Give it a key of both: the translation of a browser
 * replaces text nodes, and React fails where it moves one that is gone.
 */
function Marked({ text, marks }: MarkedText) {
  const nodes: ReactNode[] = [];
  let position = 0;
  for (const { start, end } of marks) {
    nodes.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  return (
    <span>
      {nodes}
      {text.slice(position)}
    </span>
  );
}
