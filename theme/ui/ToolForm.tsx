import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../lib/text';
import controls from './controls.module.css';
import styles from './ToolForm.module.css';

export interface ToolFormProps extends ComponentProps<'div'> {
  /** Name of the tool, for scripts and styles: its `data-part`. */
  part: string;
  /** What the tool would do, for readers without script. */
  fallback: ReactNode;
  /** How it goes; announced. */
  status: string;
  /** A link to the result: on narrow screens the status stays in view with it until the result is. */
  toResult?: string;
  /** The result, below the form. */
  result?: ReactNode;
  /** What was asked for last, once its result is there: a new value scrolls to it where it is out of view. */
  shown?: unknown;
}

/**
 * A tool of a page below `/tools`. No `<form>`: without script it would send the text along in an address.
 * Other attributes, and its children, are those of the box with the controls.
 */
export function ToolForm({
  part,
  fallback,
  status,
  toResult,
  result,
  shown,
  className,
  children,
  ...props
}: ToolFormProps) {
  const start = useRef<HTMLDivElement>(null);
  const lastShown = useRef<unknown>(undefined);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  useEffect(() => {
    if (!shown || !start.current || shown === lastShown.current) return;
    lastShown.current = shown;
    scrollToResult(start.current);
  }, [shown]);
  return (
    <div className={styles.tool} data-part={part}>
      <noscript>
        <p>{fallback}</p>
      </noscript>
      <div
        {...props}
        className={clsx(styles.form, className)}
        data-waiting={isReady ? undefined : ''}
        data-needs-script=""
      >
        {children}
      </div>
      <div ref={start} id={`${part}-result`} />
      <div className={clsx(toResult && styles.kept)} data-needs-script="">
        <p role="status" id={`${part}-status`} className={styles.status}>
          {status}
        </p>
        {toResult && <a href={`#${part}-result`}>{toResult}</a>}
      </div>
      {result}
    </div>
  );
}

/** Focus stays where it is: the status tells how it went. */
function scrollToResult(start: HTMLElement): void {
  const { top } = start.getBoundingClientRect();
  if (top < 0.7 * innerHeight) return;
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
  start.scrollIntoView({ behavior: wantsLess ? 'auto' : 'smooth' });
}

export interface ToolFieldProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
  /** The reader changed the text, other than by pasting. */
  onEdit?: () => void;
}

/** A field for code or a log that the reader pastes. */
export function ToolField({
  label,
  hint,
  onEdit,
  'aria-describedby': describedBy,
  ...props
}: ToolFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.strong}>
        {label}
      </label>
      <textarea
        id={id}
        className={clsx(controls.field, styles.code)}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        onInput={({ nativeEvent }) => nativeEvent.inputType !== 'insertFromPaste' && onEdit?.()}
        aria-describedby={clsx(hint && `${id}hint`, describedBy) || undefined}
        {...props}
      />
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Gives a tool a real text to be tried with. */
export function ExampleButton({ onClick }: { onClick: () => void }) {
  const text = useText();
  return (
    <button type="button" className={controls.framed} data-needs-script="" onClick={onClick}>
      {text('toolExample')}
    </button>
  );
}

export type Task<Result> =
  | { state: 'idle' | 'working' | 'failed' }
  | { state: 'done'; result: Result; isOld: boolean };

/**
 * What a tool does when it is asked. Of several questions the last one counts: the others have no result. A
 * failure is shown, and thrown again: it may be an error of ours.
 */
export function useTask<Result>() {
  const [task, setTask] = useState<Task<Result>>({ state: 'idle' });
  const latest = useRef(0);
  const isOld = useRef(false);
  const run = async (work: () => Promise<Result>): Promise<Result | undefined> => {
    const own = ++latest.current;
    isOld.current = false;
    // What is quick is announced once, and what was there before stays until then.
    const timer = setTimeout(() => own === latest.current && setTask({ state: 'working' }), 300);
    try {
      const result = await work();
      if (own !== latest.current) return undefined;
      setTask({ state: 'done', result, isOld: isOld.current });
      return result;
    } catch (error) {
      if (own === latest.current) setTask({ state: 'failed' });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  /** What was asked has changed, and the result is kept. */
  const markOld = () => {
    isOld.current = true;
    setTask((now) => (now.state === 'done' ? { ...now, isOld: true } : now));
  };
  return { task, run, markOld };
}
