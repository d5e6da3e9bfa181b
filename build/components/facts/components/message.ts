import { type BlockComponent, need } from './component';
import { fence } from './nodes';

/** A line that says what is wrong: of Rslib, or of the compiler. */
const isMessage = (line: string): boolean => /^(?:error|warn)\b|\berror TS\d+:/.test(line);
const isProgress = (line: string): boolean => /^(?:ready|info|start)\b/.test(line);
const isSizes = (line: string): boolean => /^(?:File \(|\d+ files generated)/.test(line);

/**
 * What the tool says in a case that fails or warns: its `error` and `warn` lines and those of the
 * compiler, with what belongs to them. Cause and mend are the page's own text.
 */
export const message: BlockComponent = {
  type: 'block',
  attributes: ['case'],
  render(attributes, store) {
    const id = need(attributes, 'case');
    const { log, command } = store.getCase(id);
    const lines = pickMessage(log);
    if (lines.length === 0) {
      throw new Error(`case “${id}” prints neither an error nor a warning.`);
    }
    // Messages are sentences: they wrap where code would scroll.
    return [{ ...fence('text', lines.join('\n')), meta: `title="${command}" wrapCode` }];
  },
};

/** The log from its first message to the next line of progress, without the table of sizes. */
export function pickMessage(log: readonly string[]): string[] {
  const start = log.findIndex(isMessage);
  if (start < 0) return [];
  const end = log.findIndex((line, index) => index > start && isProgress(line));
  const lines = log.slice(start, end < 0 ? undefined : end);
  const sizes = lines.findIndex(isSizes);
  if (sizes >= 0) {
    const next = lines.findIndex((line, index) => index > sizes && isMessage(line));
    lines.splice(sizes, (next < 0 ? lines.length : next) - sizes);
  }
  return lines.join('\n').trimEnd().split('\n');
}
