import type { Fence } from '../../../../../build/read/fences';
import { readPageContent } from '../../../../../build/components/docsPages';

/** A fence as it is read from a page: `readFence('ts config', 'code')`. */
export function readFence(info: string, code: string): Fence {
  const [fence] = readPageContent(`\`\`\`\`${info}\n${code}\n\`\`\`\`\n`).fences;
  if (!fence) throw new Error(`not a fence: ${info}`);
  return fence;
}
