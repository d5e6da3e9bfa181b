import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../packageCheck/PackageError';
import { summarize } from '../../packageCheck/summary';
import { writeHash } from '../lib/sharedText';
import { useSharedText } from '../lib/siteHooks';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { describeVerdict, packageTexts } from '../ui/PackageFindings';
import { ExampleButton, ToolField, ToolForm } from '../ui/ToolForm';
import tool from '../ui/ToolForm.module.css';
import { readChosenFolder, readDrop, readFile } from './droppedFiles';
import type { PackageInput } from './filesWorker';
import styles from './PackageCheck.module.css';
import { PackageResult } from './PackageResult';
import { type PackageCheckState, usePackageCheck } from './usePackageCheck';

/**
 * Checks a package that is dropped, chosen or pasted; nothing of it leaves the page.
 * @param texts JSON of its texts by key, written by build/components
 */
export function PackageCheck({ texts }: { texts: string }) {
  const text = createText<'packagePage'>(texts);
  const id = useId();
  const language = useLang();
  const field = useRef<HTMLTextAreaElement>(null);
  const drop = useRef<HTMLDivElement>(null);
  const pasted = useRef<HTMLDetailsElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { check, fetched, start, retryTypes } = usePackageCheck();
  const run = (reading: Promise<PackageInput | undefined>) =>
    start(Promise.all([reading, packageTexts.load(language)]).then(([input]) => input));
  const runFiles = (reading: Promise<PackageInput | undefined>) => {
    // The address is that of a package.json that was checked before.
    history.replaceState(history.state, '', location.pathname + location.search);
    void run(reading);
  };
  const checkPasted = () => {
    const manifest = field.current?.value.trim() ?? '';
    if (!manifest) return field.current?.focus();
    void run(Promise.resolve({ manifest }));
    // Read again from the address when the page is opened with it.
    void writeHash('package', manifest).then((hash) =>
      history.replaceState(history.state, '', hash),
    );
  };
  const handleFiles = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    runFiles(input.webkitdirectory ? readChosenFolder(input.files ?? []) : readFile(file));
    // Packed again, the same file may be chosen again.
    input.value = '';
  };
  useEffect(() => {
    // What was chosen before React came.
    for (const input of drop.current?.querySelectorAll('input') ?? []) handleFiles(input);
  }, []);
  useSharedText('package', limits.manifest, (manifest) => {
    if (!field.current || !pasted.current) return;
    pasted.current.open = true;
    // A field is slow with more than the check takes.
    field.current.value = manifest.length > limits.manifest ? '' : manifest;
    void run(Promise.resolve({ manifest }));
  });
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  const resultText = packageTexts.get(language);
  return (
    <ToolForm
      part="package-check"
      fallback={text('packagePage.noScript')}
      status={describeCheck(check, text, resultText)}
      shown={check.state === 'error' ? check : check.state === 'done' && resultText && check.result}
      result={
        check.state === 'done' &&
        resultText && (
          <PackageResult {...check} fetched={fetched} text={resultText} onRetry={retryTypes} />
        )
      }
    >
      <div
        ref={drop}
        className={styles.drop}
        data-drop-area=""
        data-over={isOver || undefined}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={(event) => {
          handleDrag(event);
          runFiles(readDrop(event.dataTransfer));
        }}
      >
        <p className={tool.strong}>{text('packagePage.drop')}</p>
        <p className={clsx(tool.choices, styles.choices)}>
          <label className={clsx(controls.primary, styles.button)}>
            {text('packagePage.choose')}
            <input
              type="file"
              accept=".tgz,.gz,.tar,.json"
              className={styles.file}
              aria-describedby={`${id}hint`}
              onChange={({ currentTarget }) => handleFiles(currentTarget)}
            />
          </label>
          <label className={clsx(controls.framed, styles.button)}>
            {text('packagePage.folder')}
            <input
              type="file"
              className={styles.file}
              {...{ webkitdirectory: '' }}
              onChange={({ currentTarget }) => handleFiles(currentTarget)}
            />
          </label>
          <ExampleButton
            onClick={() => {
              if (!field.current || !pasted.current) return;
              pasted.current.open = true;
              field.current.value = EXAMPLE_MANIFEST;
              checkPasted();
            }}
          />
        </p>
        <p id={`${id}hint`} className={tool.hint}>
          {text('packagePage.hint', { size: PACKAGE_WORKERS.typesSize })}
        </p>
      </div>
      <details ref={pasted} className={styles.paste}>
        <summary>{text('packagePage.paste')}</summary>
        <ToolField ref={field} label={text('packagePage.field')} rows={10} />
        <button
          type="button"
          className={controls.primary}
          data-needs-script=""
          onClick={checkPasted}
        >
          {text('packagePage.check')}
        </button>
      </details>
    </ToolForm>
  );
}

/** How a check goes, then who can use the package. */
function describeCheck(
  check: PackageCheckState,
  text: PartText<'packagePage'>,
  resultText: PartText<'packed'> | undefined,
): string {
  switch (check.state) {
    case 'idle':
      return '';
    case 'done':
      if (!resultText) return '';
      if (!check.result.files) return resultText('packed.manifestOnly');
      if (check.isTyped === 'done' || check.isTyped === 'failed')
        return describeVerdict(summarize(check.result, check.types).verdict, resultText);
      return text('packagePage.reading');
    case 'reading':
      return text('packagePage.reading');
    case 'failed':
      return text('packagePage.failed');
    case 'error':
      return text(`packagePage.error${check.reason}`, { detail: check.detail });
  }
}
