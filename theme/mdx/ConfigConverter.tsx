import { useId, useRef } from 'react';
import { type ToolId, toolIds, toolNames } from '../../site/configConverter/Tool';
import styles from './ConfigConverter.module.css';
import { ConversionResult } from './configConverter/ConversionResult';
import { ConversionStatus } from './configConverter/ConversionStatus';
import { placeCaret } from './configConverter/placeCaret';
import { useConverter } from './configConverter/useConverter';
import { createText } from './createText';

export interface ConfigConverterProps {
  /** JSON of its texts by key, written by build/components/parts. */
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
          className={styles.field}
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
          <select ref={choice} className={styles.choice} id={`${id}tool`} defaultValue="">
            <option value="">{text('converterDetect')}</option>
            {toolIds.map((tool: ToolId) => (
              <option key={tool} value={tool}>
                {toolNames[tool]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={styles.convert}
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
