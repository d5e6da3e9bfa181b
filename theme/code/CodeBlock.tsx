import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useIsInteractive } from '../lib/clientOnly';
import { findByKey } from '../lib/findByKey';
import { useText } from '../lib/text';
import { useCopyAnswer } from '../ui/useCopyAnswer';
import { useScrollStop } from '../ui/useScrollStop';
import styles from './CodeBlock.module.css';
import { type CodeSwitch, isSwitchedOn, useCodeView } from './codeView';
import { copyCode } from './copyCode';

/** Props of a fence: `title` to `wrapCode` from the framework, the rest from build/render/code. */
export interface CodeBlockProps extends ComponentProps<'pre'> {
  title?: string;
  lang?: string;
  lineNumbers?: boolean;
  wrapCode?: boolean;
  icon?: string;
  /** The name of the language where there is no title. */
  label?: string;
  /** Whether a tool wrote it: a log, a generated file, a tree of files. */
  output?: boolean;
  children?: ReactNode;
}

/** Highlighted code with its file or language, switches and a copy button. */
export function CodeBlock({
  title,
  lang,
  icon,
  label,
  lineNumbers = false,
  wrapCode = false,
  output,
  children,
}: CodeBlockProps) {
  const text = useText();
  const isInteractive = useIsInteractive();
  const scrollStop = useScrollStop(text('scrollableCode'));
  const name = title ?? label ?? text('plainText');
  const copied = output ? 'copyOutput' : title ? 'copyFile' : 'copyCode';
  return (
    <figure className={clsx(styles.block, !title && styles.plain, output && styles.output)}>
      <figcaption data-icon={output ? text('codeOutput') : icon}>
        {breakAfterSlashes(name)}
      </figcaption>
      <div
        {...(isInteractive && {
          role: 'toolbar',
          'aria-label': text('codeTools'),
          onKeyDown: moveFocus,
        })}
      >
        {isInteractive && <CodeSwitches numbers={lineNumbers} wrap={wrapCode} />}
        <CopyButton lang={lang} name={text(copied, { name })} />
      </div>
      <pre
        ref={scrollStop}
        translate="no"
        tabIndex={0}
        data-numbers={lineNumbers ? '' : undefined}
        data-wrap={wrapCode ? '' : undefined}
      >
        {children}
      </pre>
    </figure>
  );
}

/** The name of a file, which may go on in the next line where a folder ends. */
const breakAfterSlashes = (name: string): ReactNode[] =>
  name.split(/(?<=\/)/).flatMap((part, index) => (index ? [<wbr key={index} />, part] : [part]));

/** A block is one stop of the Tab key, its copy button; the arrow keys lead to the switches before it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  // Up and down scroll the page.
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const buttons = event.currentTarget.querySelectorAll('button');
  event.preventDefault();
  findByKey([...buttons], event.target as HTMLButtonElement, event.key)?.focus();
}

const switchLabels = { numbers: 'lineNumbers', wrap: 'wrapLines' } as const;

function CodeSwitches(byWriter: Record<CodeSwitch, boolean>) {
  const text = useText();
  const [view, turn] = useCodeView();
  return (
    <span className={styles.switches} data-deferred="">
      {(['numbers', 'wrap'] as const).map((name) => {
        const isOn = isSwitchedOn(view, name, byWriter[name]);
        return (
          <button
            key={name}
            type="button"
            data-needs-script=""
            tabIndex={-1}
            aria-pressed={isOn}
            aria-label={text(switchLabels[name])}
            onClick={() => turn(name, !isOn)}
          />
        );
      })}
    </span>
  );
}

/** Copies the code of its block, or selects it where the clipboard is refused, and announces which. */
function CopyButton({ lang, name }: { lang: string | undefined; name: string }) {
  const text = useText();
  const idle = text('copy');
  const refused = text('copyRefused');
  const [label, copy] = useCopyAnswer({ idle, copied: text('copiedCode'), refused });
  return (
    <button
      type="button"
      data-needs-script=""
      // What a copy came to is the name for as long as it is shown.
      aria-label={label === idle ? name : undefined}
      onClick={({ currentTarget }) => {
        const code = currentTarget.closest('figure')?.querySelector('code');
        if (code) void copy(copyCode(code, lang));
      }}
    >
      {label}
    </button>
  );
}
