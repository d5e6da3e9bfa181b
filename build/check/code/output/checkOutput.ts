import type { CaseResult } from '../../../../facts/cases/caseResult';
import { cleanLog } from '../../../../facts/cases/run/cleanLog';
import type { FactStore } from '../../../components/facts/factStore';
import type { FenceFault } from '../FenceFault';
import type { Fence } from '../page/Fence';
import { checkTree } from './checkTree';
import { comparePart, compareText, toLines } from './compareText';
import { parseTree } from './parseTree';
import { reportDifference } from './reportDifference';
import { reportMissing } from './reportMissing';

const noProof = {
  line: 0,
  rule: 'output-unproved',
  message: 'Nothing says which build wrote this.',
  hint: 'Add `case="…"` with a folder of cases/, or write `<Output case="…" />` instead.',
} as const satisfies FenceFault;

/** Whether an output is what the tool wrote in a case: a file, its log, or the tree of its files. */
export function checkOutput(fence: Fence, store: FactStore): FenceFault[] {
  const { case: id, title } = fence.meta.attributes;
  if (!id) return id === undefined ? [noProof] : [];
  try {
    const result = store.getCase(id);
    if (result.isRace) return [reportRace(id)];
    if (fence.meta.words.includes('log')) return checkLog(fence, id, result);
    const tree = parseTree(fence.code);
    if (tree) return checkTree(tree, fence, { id, result, sources: store.listSources(id) });
    const file = title && getOutputFile(title, result);
    if (!file) return [reportUntitled(id, result)];
    return compare(fence, toLines(fence.code), toLines(store.getOutput(id, file)), `case “${id}”`);
  } catch (error) {
    return [reportMissing(error)];
  }
}

/** `dist/index.js` → `index.js` for a case whose files are those of `dist`. */
function getOutputFile(title: string, { output = 'dist' }: CaseResult): string | undefined {
  return title.startsWith(`${output}/`) ? title.slice(output.length + 1) : undefined;
}

function checkLog(fence: Fence, id: string, result: CaseResult): FenceFault[] {
  // What is written is cleaned as the log was; `<root>` may stand in it already.
  const shown = cleanLog(fence.code, '<root>');
  return compare(fence, shown, result.log, `the log of case “${id}”`);
}

function compare(
  { meta }: Fence,
  shown: readonly string[],
  actual: readonly string[],
  place: string,
): FenceFault[] {
  const isPart = meta.words.includes('part');
  const difference = isPart ? comparePart(shown, actual) : compareText(shown, actual);
  return difference ? [reportDifference(difference, place, 'output-differs')] : [];
}

const reportRace = (id: string): FenceFault => ({
  line: 0,
  rule: 'output-unproved',
  message: `What case “${id}” writes differs from run to run, so no bytes of it are kept.`,
  hint: 'Show another case, or say in words what can happen.',
});

const reportUntitled = (id: string, { output = 'dist' }: CaseResult): FenceFault => ({
  line: 0,
  rule: 'fence-attribute',
  message: `Nothing says which file of case “${id}” this is.`,
  hint: `Write \`title="${output}/…"\`, \`log\`, or draw the tree of its files.`,
});
