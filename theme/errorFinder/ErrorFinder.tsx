import { useLang, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { type ExplainedLog, explainLog, longestLog } from '../../errorFinder/findErrors';
import { messagesRoute } from '../../site/sharedHeadings';
import { writeHash } from '../lib/sharedText';
import { useSharedText, useSitePath } from '../lib/siteHooks';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import styles from './ErrorFinder.module.css';
import { ErrorList } from './ErrorList';

type Search =
  | { state: 'idle' | 'empty' | 'working' | 'failed' }
  | { state: 'done'; errors: ExplainedLog };

/** Characters that the field shows of a long log: with many more, browsers are slow. */
const longestShown = 100_000;
/** Addresses up to this length are made: longer ones are no links to send. */
const longestHash = 8000;

/**
 * Finds the known messages in a terminal's output.
 * @param texts JSON of its texts by key, written by build/components
 */
export function ErrorFinder({ texts }: { texts: string }) {
  const text = createText<'errorPage'>(texts);
  const isChinese = useLang() === 'zh';
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const latest = useRef(0);
  /** What was pasted or is in the address, all of it. */
  const given = useRef('');
  const { resolve } = useSitePath();
  const find = async () => {
    const own = ++latest.current;
    const shown = field.current?.value ?? '';
    const log = shown === given.current.slice(0, longestShown) ? given.current : shown;
    if (!log.trim()) {
      setSearch({ state: 'empty' });
      return field.current?.focus();
    }
    setSearch({ state: 'working' });
    const end = await findIn(log, isChinese);
    if (own !== latest.current) return;
    setSearch(end);
    const shared = log.length < longestLog ? await writeHash('log', log) : '';
    if (own !== latest.current) return;
    const isShort = shared.length <= longestHash;
    const address = shared && isShort ? shared : location.pathname + location.search;
    history.replaceState(history.state, '', address);
  };
  const give = (log: string) => {
    // Ends of lines as the field has them.
    given.current = log.replaceAll(/\r\n?/g, '\n');
    if (field.current) field.current.value = given.current.slice(0, longestShown);
    void find();
  };
  useEffect(() => {
    // What was pasted before React came.
    if (field.current?.value) void find();
  }, []);
  useSharedText('log', longestLog, give);
  return (
    <div className={styles.finder} data-part="error-finder">
      <noscript>
        <p>
          {text('errorPageNoScript')}{' '}
          <a href={withBase(resolve(messagesRoute))}>{text('errorPageReference')}</a>
        </p>
      </noscript>
      <div className={styles.form} data-needs-script="">
        <label htmlFor={`${id}field`}>{text('errorPageField')}</label>
        <textarea
          ref={field}
          id={`${id}field`}
          className={clsx(controls.field, styles.field)}
          rows={12}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          aria-describedby={`${id}hint ${id}status`}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (pasted.length <= longestShown) {
              setTimeout(() => void find());
              return;
            }
            event.preventDefault();
            give(pasted);
          }}
        />
        <p id={`${id}hint`} className={styles.hint}>
          {text('errorPageHint')}
        </p>
        <p>
          <button type="button" className={controls.primary} onClick={() => void find()}>
            {text('errorPageFind')}
          </button>
        </p>
        <p id={`${id}status`} role="status" className={styles.status}>
          {describe(search, text)}
        </p>
      </div>
      {search.state === 'done' && <ErrorList errors={search.errors} text={text} />}
    </div>
  );
}

/** Known messages are fetched with the first search. */
async function findIn(log: string, isChinese: boolean): Promise<Search> {
  try {
    const { default: known } = await (isChinese
      ? import('virtual-error-messages-zh')
      : import('virtual-error-messages-en'));
    return { state: 'done', errors: explainLog(log, known) };
  } catch {
    return { state: 'failed' };
  }
}

function describe(search: Search, text: PartText<'errorPage'>): string {
  switch (search.state) {
    case 'idle':
      return '';
    case 'empty':
      return text('errorPageEmpty');
    case 'working':
      return text('errorPageWorking');
    case 'failed':
      return text('errorPageFailed');
    case 'done': {
      const { found, unknown, isCut } = search.errors;
      const cut = isCut ? [text('errorPageCut')] : [];
      if (found.length + unknown.length === 0) return [text('errorPageNone'), ...cut].join(' ');
      const counts = text('errorPageCounts', {
        known: `${found.length}`,
        unknown: `${unknown.length}`,
      });
      return [counts, ...cut].join(' ');
    }
  }
}
