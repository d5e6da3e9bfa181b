import type { FactStore } from '../../../components/facts/factStore';
import type { FenceFault } from '../FenceFault';
import type { Fence } from '../page/Fence';
import { compareText, comparePart, toLines } from './compareText';
import { reportDifference } from './reportDifference';
import { reportMissing } from './reportMissing';

/** Whether a source or configuration with `case="…"` is the one that the case was built from. */
export function checkSource({ code, meta }: Fence, store: FactStore): FenceFault[] {
  const { case: id, title } = meta.attributes;
  if (!id) return [];
  if (!title) {
    return [
      {
        line: 0,
        rule: 'fence-attribute',
        message: `Nothing says which source of case “${id}” this is.`,
        hint: 'Write `title="src/index.ts"`, the path in the folder of the case.',
      },
    ];
  }
  try {
    const actual = toLines(store.getSource(id, title));
    const shown = toLines(code);
    const isPart = meta.words.includes('part');
    const difference = isPart ? comparePart(shown, actual) : compareText(shown, actual);
    return difference ? [reportDifference(difference, `case “${id}”`, 'source-differs')] : [];
  } catch (error) {
    return [reportMissing(error)];
  }
}
