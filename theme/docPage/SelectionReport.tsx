import { lazy, Suspense, useEffect, useState } from 'react';
import { getSelectedPassage } from './selectedPassage';

const ReportButton = lazy(() => import('./SelectionReportButton'));

/** Time for a selection to come to rest, in ms: a drag reports each of its steps. */
const restDelay = 250;

/**
 * Offers an issue about the passage that the reader selects. Nothing is there, and nothing is loaded,
 * while nothing is selected.
 */
export function SelectionReport() {
  const [range, setRange] = useState<Range>();
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
  if (!range) return null;
  return (
    <Suspense>
      <ReportButton range={range} onClose={() => setRange(undefined)} />
    </Suspense>
  );
}
