import path from 'node:path';
import type { ContentCheckOptions } from '../../../../../build/check/content/checkDocs';

/** Options for one of the trees in tests/fixtures/docs-faults. */
export function fixtureOptions(name: 'faulty' | 'clean'): ContentCheckOptions & { base: string } {
  const base = path.resolve('tests/fixtures/docs-faults', name);
  return {
    base,
    root: path.join(base, 'docs'),
    i18nFile: path.join(base, 'i18n.json'),
  };
}
