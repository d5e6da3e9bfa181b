import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { ConfigFault } from '../../converter/source/parseSource';
import type { Verdict } from '../../converter/Rule';
import { type ToolId, toolIds, toolNames } from '../../converter/Tool';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import styles from './ConfigConverter.module.css';
import { ConversionResult, type ConversionResultProps, pickNotes } from './ConversionResult';

type Conversion =
  | { state: 'idle' | 'working' | 'failed' }
  | { state: 'fault'; fault: ConfigFault }
  | ({ state: 'done' } & Omit<ConversionResultProps, 'text'>);

/**
 * Converts a pasted config. No `<form>`: without script it would send the text along in an address.
 * @param texts JSON of its texts by key, written by build/components
 */
export function ConfigConverter({ texts }: { texts: string }) {
  const text = createText<'converter'>(texts);
  const isChinese = useLang() === 'zh';
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [conversion, setConversion] = useState<Conversion>({ state: 'idle' });
  const latest = useRef(0);
  const handleConvert = async ({ isPasted = false } = {}) => {
    const own = ++latest.current;
    setConversion({ state: 'working' });
    const wanted = toolIds.find((tool) => tool === choice.current?.value);
    const end = await convert(field.current?.value ?? '', wanted, isChinese);
    // A later press has taken over.
    if (own !== latest.current) return;
    setConversion(end);
    // Who has pasted may paste more, or correct it first.
    if (end.state !== 'fault' || isPasted) return;
    if (end.fault.reason === 'NoTool') choice.current?.focus();
    else if (field.current) placeCaret(field.current, end.fault);
  };
  useEffect(() => {
    // What was pasted before React came.
    if (field.current?.value) void handleConvert({ isPasted: true });
  }, []);
  return (
    <div className={styles.converter} data-part="config-converter">
      <noscript>
        <p>{text('converterNoScript')}</p>
      </noscript>
      <div className={styles.form} data-needs-script="">
        <label htmlFor={`${id}field`}>{text('converterLabel')}</label>
        <textarea
          ref={field}
          className={clsx(controls.field, styles.field)}
          id={`${id}field`}
          rows={14}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          aria-describedby={`${id}hint ${id}status`}
          aria-invalid={conversion.state === 'fault' || undefined}
          onPaste={() => setTimeout(() => void handleConvert({ isPasted: true }))}
        />
        <p id={`${id}hint`} className={styles.hint}>
          {text('converterHint')}
        </p>
        <div className={styles.choices}>
          <label htmlFor={`${id}tool`}>{text('converterTool')}</label>
          <select ref={choice} className={controls.field} id={`${id}tool`} defaultValue="">
            <option value="">{text('converterDetect')}</option>
            {toolIds.map((tool) => (
              <option key={tool} value={tool}>
                {toolNames[tool]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={controls.primary}
            data-needs-script=""
            onClick={() => void handleConvert()}
          >
            {text('converterConvert')}
          </button>
        </div>
        <p role="status" id={`${id}status`} className={styles.status}>
          {describeConversion(conversion, text)}
        </p>
      </div>
      {conversion.state === 'done' && <ConversionResult {...conversion} text={text} />}
    </div>
  );
}

/** Converts a text; `tool` is detected from the text where there is none. The parser is fetched the first time. */
async function convert(
  text: string,
  tool: ToolId | undefined,
  isChinese: boolean,
): Promise<Conversion> {
  const loaded = await Promise.all([
    import('../../converter/convertConfig'),
    import('../ui/highlightCode'),
    import('../../explorer/findChoice'),
    import('../../explorer/settings'),
    isChinese ? import('virtual-migration-rows-zh') : import('virtual-migration-rows-en'),
  ]).catch(() => undefined);
  if (!loaded) return { state: 'failed' };
  const [{ convertConfig }, { highlightCode }, { findChoice }, { writeChoice }, { default: rows }] =
    loaded;
  try {
    const result = convertConfig(text, tool);
    const choice = findChoice(result.config);
    const address = choice && `/tools/output${writeChoice(choice)}`;
    return { state: 'done', result, rows, highlightCode, address };
  } catch (error) {
    // Whatever else is thrown is a fault of ours.
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    return { state: 'fault', fault: error as ConfigFault };
  }
}

/** How a conversion went, in a sentence. */
function describeConversion(conversion: Conversion, text: PartText<'converter'>): string {
  switch (conversion.state) {
    case 'idle':
      return '';
    case 'working':
      return text('converterWorking');
    case 'failed':
      return text('converterFailed');
    case 'fault':
      return describeFault(conversion.fault, text);
    case 'done': {
      const { notes, tool } = conversion.result;
      const count = (verdict: Verdict): string =>
        `${pickNotes(notes, verdict).flatMap(({ options }) => options).length}`;
      return text('converterDone', {
        tool: toolNames[tool],
        converted: count('converted'),
        decision: count('decision'),
        none: count('none'),
      });
    }
  }
}

function describeFault(
  { reason, message, line, column }: ConfigFault,
  text: PartText<'converter'>,
): string {
  const fault = text(`converterFault${reason}`, { detail: message });
  return line === undefined
    ? fault
    : text('converterFaultPlace', { line: `${line}`, column: `${column}`, fault });
}

/** Puts the caret of a field where a fault is, both counted from 1; where it is not said, selects nothing. */
function placeCaret(field: HTMLTextAreaElement, { line, column }: ConfigFault): void {
  field.focus();
  if (line === undefined || column === undefined) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const position = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  field.setSelectionRange(position, position);
}
