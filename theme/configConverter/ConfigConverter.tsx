import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { type ToolId, toolIds, toolNames } from '../../site/configConverter/Tool';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import styles from './ConfigConverter.module.css';
import { ConversionResult } from './ConversionResult';
import { groupNotes } from './groupNotes';
import { type Conversion, type ReadingFault, useConverter } from './useConverter';

export interface ConfigConverterProps {
  /** JSON of its texts by key, written by build/components. */
  texts: string;
}

/**
 * Converts a pasted config into one of Rslib. No `<form>`: without script it would send what was
 * pasted along in an address.
 */
export function ConfigConverter({ texts }: ConfigConverterProps) {
  const text = createText(texts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const { conversion, convert } = useConverter();
  const handleConvert = async () => {
    const wanted = toolIds.find((tool) => tool === choice.current?.value);
    const end = await convert(field.current?.value ?? '', wanted);
    if (end.state !== 'fault') return;
    if (end.fault.reason === 'NoTool') choice.current?.focus();
    else if (field.current) placeCaret(field.current, end.fault);
  };
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
        />
        <p id={`${id}hint`} className={styles.hint}>
          {text('converterHint')}
        </p>
        <div className={styles.choices}>
          <label htmlFor={`${id}tool`}>{text('converterTool')}</label>
          <select ref={choice} className={controls.field} id={`${id}tool`} defaultValue="">
            <option value="">{text('converterDetect')}</option>
            {toolIds.map((tool: ToolId) => (
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
          <ConversionStatus conversion={conversion} text={text} />
        </p>
      </div>
      {conversion.state === 'done' && (
        <ConversionResult result={conversion.result} rows={conversion.rows} text={text} />
      )}
    </div>
  );
}

export interface ConversionStatusProps {
  conversion: Conversion;
  text: PartText;
}

/** How a conversion went, in a sentence. */
export function ConversionStatus({ conversion, text }: ConversionStatusProps) {
  switch (conversion.state) {
    case 'idle':
      return null;
    case 'working':
      return text('converterWorking');
    case 'failed':
      return text('converterFailed');
    case 'fault':
      return describeFault(conversion.fault, text);
    case 'done': {
      const { counts } = groupNotes(conversion.result.notes, conversion.rows);
      return text('converterDone', {
        tool: toolNames[conversion.result.tool],
        converted: `${counts.converted}`,
        decision: `${counts.decision}`,
        none: `${counts.none}`,
      });
    }
  }
}

function describeFault({ reason, message, line, column }: ReadingFault, text: PartText): string {
  const fault = text(`converterFault${reason}`, { detail: message });
  return line === undefined
    ? fault
    : text('converterFaultPlace', { line: `${line}`, column: `${column}`, fault });
}

/** Puts the caret of a field where a fault is, both counted from 1; where it is not said, selects nothing. */
export function placeCaret(
  field: HTMLTextAreaElement,
  { line, column }: { line?: number | undefined; column?: number | undefined },
): void {
  field.focus();
  if (line === undefined || column === undefined) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const position = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  field.setSelectionRange(position, position);
}
