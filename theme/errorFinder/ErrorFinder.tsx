import { useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import loadMessages from 'virtual-error-messages';
import { stripControls } from '../../errorFinder/cleanLog';
import { explainLog, type LogErrors, longestLog } from '../../errorFinder/findErrors';
import { messagesRoute } from '../../site/sharedHeadings';
import { writeHash } from '../lib/sharedText';
import { useSharedText, useSitePath } from '../lib/siteHooks';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { ExampleButton, type Task, ToolField, ToolForm, useTask } from '../ui/ToolForm';
import styles from '../ui/ToolForm.module.css';
import { ErrorList } from './ErrorList';

/** Characters that the field shows of a long log: with many more, browsers are slow. */
const longestShown = 100_000;
/** Addresses up to this length are made: longer ones are no links to send. */
const longestHash = 8000;

interface ShownErrors extends LogErrors {
  shownLines: number;
}

/**
 * Finds the known messages in a terminal's output.
 * @param texts JSON of its texts by key, written by build/components
 */
export function ErrorFinder({ texts }: { texts: string }) {
  const text = createText<'errorPage'>(texts);
  const language = useLang();
  const field = useRef<HTMLTextAreaElement>(null);
  const { task, run, markOld } = useTask<ShownErrors | 'empty'>();
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
      const known = await loadMessages(language);
      const errors = await explainLog(log, known, () => new Promise((go) => setTimeout(go)));
      shared = log.length <= longestShown ? await writeHash('log', log) : '';
      return { ...errors, shownLines: shown.split('\n').length };
    });
    const isShort = shared.length <= longestHash;
    const address = shared && isShort ? shared : location.pathname + location.search;
    if (isLatest) history.replaceState(history.state, '', address);
  };
  const give = (log: string) => {
    // Ends of lines as the field has them.
    given.current = stripControls(log).replaceAll(/\r\n?/g, '\n');
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
          {text('errorPage.noScript')}{' '}
          <a href={withBase(resolve(messagesRoute))}>{text('errorPage.reference')}</a>
        </>
      }
      status={describe(task, text)}
      shown={errors}
      result={
        errors && (
          <ErrorList
            errors={errors}
            shownLines={errors.shownLines}
            text={text}
            onSelectLine={(line) => field.current && selectLine(field.current, line)}
          />
        )
      }
    >
      <ToolField
        ref={field}
        label={text('errorPage.field')}
        hint={text('errorPage.hint')}
        aria-describedby="error-finder-status"
        rows={12}
        onEdit={markOld}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const log = stripControls(pasted);
          if (log.length > longestShown) {
            event.preventDefault();
            return give(log);
          }
          if (log !== pasted) {
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            event.currentTarget.setRangeText(log, selectionStart, selectionEnd, 'end');
          }
          setTimeout(() => void find());
        }}
      />
      <p className={styles.choices}>
        <button type="button" className={controls.primary} onClick={() => void find()}>
          {text('errorPage.find')}
        </button>
        <ExampleButton onClick={() => give(EXAMPLE_LOG)} />
      </p>
    </ToolForm>
  );
}

/** Selects a line of a field, counted from 1, and scrolls to it. Lines are not wrapped, so all are equally high. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTo(0, (field.scrollHeight / lines.length) * (line - 3));
}

function describe(task: Task<ShownErrors | 'empty'>, text: PartText<'errorPage'>): string {
  switch (task.state) {
    case 'idle':
      return '';
    case 'working':
      return text('errorPage.working');
    case 'failed':
      return text('errorPage.failed');
    case 'done': {
      if (task.result === 'empty') return task.isOld ? '' : text('errorPage.empty');
      if (task.isOld) return text('errorPage.old');
      const { found, unknown, isCut } = task.result;
      const cut = isCut ? [text('errorPage.cut')] : [];
      if (found.length + unknown.length === 0) return [text('errorPage.none'), ...cut].join(' ');
      const counts = text('errorPage.counts', {
        known: `${found.length}`,
        unknown: `${unknown.length}`,
      });
      return [counts, ...cut].join(' ');
    }
  }
}
