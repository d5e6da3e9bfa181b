import type { FactStore } from '../../../components/facts/factStore';
import { checkCaseFailure } from '../failure/checkCaseFailure';
import type { FenceFault } from '../FenceFault';
import { checkJson } from '../json/checkJson';
import { checkPublished } from '../json/checkPublished';
import { getJsonKind } from '../json/jsonKind';
import { checkOutput } from '../output/checkOutput';
import { checkSource } from '../output/checkSource';
import type { Snippet } from '../project/Snippet';
import { checkShell } from '../shell/checkShell';
import { checkJsonPart } from '../syntax/checkJsonPart';

export interface FenceContext {
  store: FactStore;
  /** Packages installed here. */
  packages: readonly string[];
}

/** What can be told of a snippet without running anything. */
export function checkFence(snippet: Snippet, { store, packages }: FenceContext): FenceFault[] {
  const { fence, fenceClass } = snippet;
  const { attributes, words } = fence.meta;
  if (attributes['not-run'] !== undefined) return [];
  if (attributes['expect-error'] !== undefined) return checkCaseFailure(fence, store);
  switch (fenceClass) {
    case 'shell':
      return checkShell(fence.code, { commands: store.tool.commands, packages });
    case 'output':
      return checkOutput(fence, store);
    case 'json':
      return [
        ...(words.includes('part')
          ? checkJsonPart(fence.code, fence.lang)
          : checkJson(fence.code, attributes.title)),
        ...checkSource(fence, store),
        ...(getJsonKind(attributes.title) === 'package' ? checkPublished(fence, store) : []),
      ];
    default:
      return checkSource(fence, store);
  }
}
