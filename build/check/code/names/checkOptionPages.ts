import type { LocalFault } from '../../../read/faults/Fault';
import { getItems } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';
import type { OptionFact } from '../../../../facts/tool/toolFacts';
import type { ProofPage } from '../page/ProofPage';
import { findDocumentedOptions } from './findDocumentedOptions';
import { getPageOption } from './sectionOption';

export interface OptionPages {
  /** Pages of one language. */
  pages: readonly ProofPage[];
  options: readonly OptionFact[];
  /** notYetDocumented.json: options that have no page yet, each for itself and all below it. */
  waiting: Located | undefined;
}

export interface PageFaults {
  /** Faults by file of the docs folder. */
  pages: Map<string, LocalFault[]>;
  /** Faults of the list of options that wait for their page. */
  list: LocalFault[];
}

/** Every option has a heading on its page, or waits for one in a list that only gets shorter. */
export function checkOptionPages({ pages, options, waiting }: OptionPages): PageFaults {
  const optionPages = pages.flatMap((page) => {
    const option = getPageOption(page);
    return option === undefined ? [] : [{ page, option }];
  });
  const documented = findDocumentedOptions(pages, options);
  const entries = getItems(waiting, 'options');
  const names = entries.map((entry) => (entry.type === 'scalar' ? String(entry.value) : ''));
  const faults: PageFaults = { pages: new Map(), list: [] };
  for (const { path } of options) {
    if (documented.has(path) || names.some((name) => isSelfOrBelow(path, name))) continue;
    const root = /^\w+/.exec(path)?.[0] ?? path;
    const own = optionPages.find(({ option }) => option === root)?.page;
    const fault = reportUndocumented(path);
    if (own) faults.pages.set(own.file, [...(faults.pages.get(own.file) ?? []), fault]);
    else faults.list.push({ ...fault, line: waiting?.line ?? 1 });
  }
  for (const [index, entry] of entries.entries()) {
    const problem = describeEntry(names[index] ?? '', options, documented);
    if (problem)
      faults.list.push({ ...reportEntry(problem), line: entry.line, column: entry.column });
  }
  return faults;
}

const isSelfOrBelow = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);

const reportUndocumented = (path: string): LocalFault => ({
  line: 1,
  rule: 'option-undocumented',
  message: `No heading names the option \`${path}\`.`,
  hint: `Add \`### ${path}\` with \`<Option path="${path}" />\` below it.`,
});

function describeEntry(
  name: string,
  options: readonly OptionFact[],
  documented: ReadonlyMap<string, ProofPage>,
): string | undefined {
  const page = documented.get(name);
  if (page) return `\`${name}\` is documented in ${page.file} now.`;
  return options.some(({ path }) => path === name)
    ? undefined
    : `\`${name}\` is no option of the installed release.`;
}

const reportEntry = (message: string): LocalFault => ({
  line: 1,
  rule: 'lookalike-unused',
  message,
  hint: 'Remove the line: the list only gets shorter.',
});
