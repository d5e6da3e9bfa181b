import { type ComponentType, useEffect, useState } from 'react';
import { getSelectedPassage } from './selectedPassage';
import type { SelectionReportButtonProps } from './SelectionReportButton';

/** Delay after the last change of a selection, in ms: a drag reports each of its steps. */
const restDelay = 250;

/** Offers an issue about the passage that the reader selects. Nothing is loaded while nothing is selected. */
export function SelectionReport() {
  const [range, setRange] = useState<Range>();
  const [Button, setButton] = useState<ComponentType<SelectionReportButtonProps>>();
  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setRange(getSelectedPassage(document)), restDelay);
    };
    document.addEventListener('selectionchange', update);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', update);
    };
  }, []);
  useEffect(() => {
    if (!range || Button) return;
    // Without a network nothing is offered; the next selection tries again.
    import('./SelectionReportButton').then(
      (loaded) => setButton(() => loaded.SelectionReportButton),
      () => undefined,
    );
  }, [range, Button]);
  return range && Button ? <Button range={range} onClose={() => setRange(undefined)} /> : null;
}
