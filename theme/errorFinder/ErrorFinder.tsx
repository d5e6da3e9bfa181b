import { useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import loadMessages from 'virtual-error-messages';
import { type ExplainedLog, explainLog, longestLog } from '../../errorFinder/findErrors';
import { messagesRoute } from '../../site/sharedHeadings';
import { writeHash } from '../lib/sharedText';
import { useSharedText, useSitePath } from '../lib/siteHooks';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { type Task, ToolField, ToolForm, useTask } from '../ui/ToolForm';
import { ErrorList } from './ErrorList';

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
  const language = useLang();
  const field = useRef<HTMLTextAreaElement>(null);
  const { task, run } = useTask<ExplainedLog | 'empty'>();
  /** What was pasted or is in the address, all of it. */
  const given = useRef('');
  const { resolve } = useSitePath();
  const find = async () => {
    const shown = field.current?.value ?? '';
    const log = shown === given.current.slice(0, longestShown) ? given.current : shown;
    if (!log.trim()) {
      field.current?.focus();
      return run(() => Promise.resolve('empty'));
    }
    let shared = '';
    const isLatest = await run(async () => {
      const errors = explainLog(log, await loadMessages(language));
      shared = log.length < longestLog ? await writeHash('log', log) : '';
      return errors;
    });
    const isShort = shared.length <= longestHash;
    const address = shared && isShort ? shared : location.pathname + location.search;
    if (isLatest) history.replaceState(history.state, '', address);
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
  const errors = task.state === 'done' && task.result !== 'empty' && task.result;
  return (
    <ToolForm
      part="error-finder"
      fallback={
        <>
          {text('errorPageNoScript')}{' '}
          <a href={withBase(resolve(messagesRoute))}>{text('errorPageReference')}</a>
        </>
      }
      status={describe(task, text)}
      result={errors && <ErrorList errors={errors} text={text} />}
    >
      <ToolField
        ref={field}
        label={text('errorPageField')}
        hint={text('errorPageHint')}
        aria-describedby="error-finder-status"
        rows={12}
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
      <p>
        <button type="button" className={controls.primary} onClick={() => void find()}>
          {text('errorPageFind')}
        </button>
      </p>
    </ToolForm>
  );
}

function describe(task: Task<ExplainedLog | 'empty'>, text: PartText<'errorPage'>): string {
  switch (task.state) {
    case 'idle':
      return '';
    case 'working':
      return text('errorPageWorking');
    case 'failed':
      return text('errorPageFailed');
    case 'done': {
      if (task.result === 'empty') return text('errorPageEmpty');
      const { found, unknown, isCut } = task.result;
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
