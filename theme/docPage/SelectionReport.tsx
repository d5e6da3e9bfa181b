import { type ComponentType, useEffect, useState } from 'react';
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

/** Shortest passage worth an issue, in characters: a double click on a short word means copying. */
const shortestPassage = 3;

/** The selected range, if it is in the page's text and not too short. */
function getSelectedPassage(document: Document): Range | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: node } = range;
  const element = node instanceof Element ? node : node.parentElement;
  const isInText = element?.closest('article') != null;
  return isInText && selection.toString().trim().length >= shortestPassage ? range : undefined;
}
