import { hashText } from '../../../site/hashText';
import { hashParts } from '../../check/cacheKey';
import type { ProofPage } from '../../check/code/pages';
import { listSnippets, type Snippet } from '../../check/code/project';
import { getHead } from '../../check/code/compilers';
import type { HoverBlock } from './HoverBlock';

/** The fences of a page whose names are worth a hover: whole configurations and modules in TypeScript or JavaScript. */
export function listBlocks({ fences }: ProofPage, toolchain: string): HoverBlock[] {
  const blocks = listSnippets(fences)
    .filter(hasHovers)
    .map((snippet) => toBlock(snippet, toolchain));
  return [...new Map(blocks.map((block) => [block.mark, block])).values()];
}

/** A part of a file, and what was never run, cannot be looked up. */
const hasHovers = ({ fence, fenceClass, path }: Snippet): boolean =>
  (fenceClass === 'config' || fenceClass === 'module') &&
  /\.[cm]?[jt]sx?$/.test(path) &&
  !fence.meta.words.includes('part') &&
  fence.meta.attributes['not-run'] === undefined;

function toBlock(snippet: Snippet, toolchain: string): HoverBlock {
  const { path, fence } = snippet;
  const { code } = fence;
  const head = getHead(snippet);
  const siblings = /['"]\.\.?\//.test(code) ? [...snippet.siblings] : [];
  const key = hashParts(toolchain, path, head, code, ...siblings.flat());
  return { key, mark: hashText(code), path, code, head, siblings };
}
