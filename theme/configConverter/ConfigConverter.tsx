import { useLang } from '@rspress/core/runtime';
import { useId, useLayoutEffect, useRef } from 'react';
import loadRows from 'virtual-migration-rows';
import type { ConfigError } from '../../converter/source/parseSource';
import { toolIds, toolNames } from '../../converter/Tool';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { ExampleButton, type Task, ToolField, ToolForm, useTask } from '../ui/ToolForm';
import styles from '../ui/ToolForm.module.css';
import type { Conversion } from './ConversionResult';

/**
 * Converts a pasted config.
 * @param texts JSON of its texts by key, written by build/components
 */
export function ConfigConverter({ texts }: { texts: string }) {
  const text = createText<'converter'>(texts);
  const language = useLang();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const { task, run, markOld } = useTask<Conversion | ConfigError>();
  const handleConvert = async ({ isPasted = false } = {}) => {
    const wanted = toolIds.find((tool) => tool === choice.current?.value);
    const end = await run(async () => {
      const [{ convert }, rows] = await Promise.all([
        import('./ConversionResult'),
        loadRows(language),
      ]);
      return convert(field.current?.value ?? '', wanted, rows);
    });
    // Who has pasted may paste more, or correct it first.
    if (!end || !('reason' in end) || isPasted) return;
    if (end.reason === 'NoTool') choice.current?.focus();
    else if (field.current) placeCaret(field.current, end);
  };
  useLayoutEffect(() => {
    // What was pasted before React came; a press, which may come before other effects, takes its place.
    if (field.current?.value) void handleConvert({ isPasted: true });
  }, []);
  const end = task.state === 'done' ? task.result : undefined;
  const isError = end && 'reason' in end;
  return (
    <ToolForm
      part="config-converter"
      fallback={text('converter.noScript')}
      status={describeConversion(task, text)}
      shown={end}
      result={
        isError ? <Failure error={end} text={text} /> : end && <end.Result {...end} text={text} />
      }
    >
      <ToolField
        ref={field}
        label={text('converter.label')}
        hint={text('converter.hint')}
        aria-describedby={isError ? 'config-converter-error' : 'config-converter-status'}
        aria-invalid={isError || undefined}
        rows={14}
        onEdit={markOld}
        onPaste={() => setTimeout(() => void handleConvert({ isPasted: true }))}
      />
      <div className={styles.choices}>
        <label htmlFor={id}>{text('converter.tool')}</label>
        <select ref={choice} className={controls.field} id={id} defaultValue="" onChange={markOld}>
          <option value="">{text('converter.detect')}</option>
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
          {text('converter.convert')}
        </button>
        <ExampleButton
          onClick={() => {
            if (!field.current || !choice.current) return;
            field.current.value = EXAMPLE_TSUP_CONFIG;
            choice.current.value = '';
            void handleConvert();
          }}
        />
      </div>
    </ToolForm>
  );
}

/** How a conversion went, in a sentence. */
function describeConversion(
  task: Task<Conversion | ConfigError>,
  text: PartText<'converter'>,
): string {
  switch (task.state) {
    case 'idle':
      return '';
    case 'working':
      return text('converter.working');
    case 'failed':
      return text('converter.failed');
    case 'done': {
      if (task.isOld) return text('converter.old');
      if ('reason' in task.result) return '';
      const { result, counts } = task.result;
      return text('converter.done', { tool: toolNames[result.tool], ...counts });
    }
  }
}

/** Why a config could not be read, and where. */
function Failure({ error, text }: { error: ConfigError; text: PartText<'converter'> }) {
  const { reason, message, line, column, excerpt } = error;
  const words = text(`converter.error${reason}`, { detail: message });
  return (
    <div role="alert" id="config-converter-error" className={controls.remark} data-type="danger">
      <p>
        {line === undefined
          ? words
          : text('converter.errorPlace', { line: `${line}`, column: `${column}`, error: words })}
      </p>
      {excerpt && (
        <pre className={styles.excerpt} translate="no" aria-hidden>
          {excerpt}
        </pre>
      )}
    </div>
  );
}

/** Puts the caret of a field where an error is, both counted from 1; where it is not said, selects nothing. */
function placeCaret(field: HTMLTextAreaElement, { line, column }: ConfigError): void {
  field.focus();
  if (line === undefined || column === undefined) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const position = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  field.setSelectionRange(position, position);
}
