import type { OptionFact } from '../../../../facts/tool/toolFacts';
import type { ProofPage } from '../page/ProofPage';
import { getPageOption, listSectionOptions } from './sectionOption';

/** The options that a heading names, each with the first page that does. */
export function findDocumentedOptions(
  pages: readonly ProofPage[],
  options: readonly OptionFact[],
): Map<string, ProofPage> {
  const documented = new Map<string, ProofPage>();
  for (const page of pages) {
    const option = getPageOption(page);
    if (option === undefined) continue;
    for (const section of page.sections) {
      for (const path of listSectionOptions(section, option, options)) {
        if (!documented.has(path)) documented.set(path, page);
      }
    }
  }
  return documented;
}
