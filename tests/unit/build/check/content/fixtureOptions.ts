import path from 'node:path';
import type { ContentCheckOptions } from '../../../../../build/check/content/checkDocs';

/** Options for one of the trees in tests/fixtures/docs-issues. */
export function fixtureOptions(name: 'broken' | 'clean'): ContentCheckOptions & { base: string } {
  const base = path.resolve('tests/fixtures/docs-issues', name);
  return { base, root: path.join(base, 'docs') };
}
