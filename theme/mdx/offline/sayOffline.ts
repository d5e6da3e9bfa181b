import type { PartText } from '../createText';
import type { OfflineReading } from './useOfflineReading';

const megabyte = 1_000_000;

/** Megabytes as readers compare them: one decimal. */
export const formatSize = (bytes: number): string => (bytes / megabyte).toFixed(1);

/** What stands above the buttons: what is kept, what could be, what is done. */
export function sayOffline(
  { state, kept, offered }: OfflineReading,
  text: PartText,
  formatDate: (date: string) => string,
): string {
  // Before the reader's first movement nothing has looked; without it the page is an empty frame.
  if (state === 'asking') return text('offlineAsking');
  if (state === 'unsupported') return text('offlineUnsupported');
  if (state === 'failed') return text('offlineFailed');
  // Once: how far it is, the bar says, which screen readers do not read out at every step.
  if (state === 'working') {
    return offered ? text('offlineWorking', { all: `${Object.keys(offered.files).length}` }) : '';
  }
  const size = offered && text('offlineSize', { size: formatSize(offered.size) });
  if (!kept) return [text('offlineNothing'), size].filter(Boolean).join(' ');
  const { version, date } = kept;
  const isNewest = offered && text(offered.version === version ? 'offlineNewest' : 'offlineNewer');
  return [text('offlineKept', { version, date: formatDate(date) }), isNewest]
    .filter(Boolean)
    .join(' ');
}
