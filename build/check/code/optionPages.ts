import type { OptionFact } from '../../../facts/tool/toolFacts';
import { fault, type LocalFault } from '../../read/faults';
import { getItems, type Located } from '../../read/located';
import type { DocsPage } from '../../components/docsPages';
import { getPageOption, listSectionOptions } from '../../components/optionHeadings';

export interface OptionPages {
  /** Pages of one language. */
  pages: readonly DocsPage[];
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
    const undocumented = fault(
      own ? { line: 1 } : { line: waiting?.line ?? 1 },
      'option-undocumented',
      `No heading names the option \`${path}\`.`,
      `Add \`### ${path}\` with \`<Option path="${path}" />\` below it.`,
    );
    if (own) faults.pages.set(own.file, [...(faults.pages.get(own.file) ?? []), undocumented]);
    else faults.list.push(undocumented);
  }
  for (const [index, entry] of entries.entries()) {
    const problem = describeEntry(names[index] ?? '', options, documented);
    const hint = 'Remove the line: the list only gets shorter.';
    if (problem) faults.list.push(fault(entry, 'lookalike-unused', problem, hint));
  }
  return faults;
}

const isSelfOrBelow = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);

function describeEntry(
  name: string,
  options: readonly OptionFact[],
  documented: ReadonlyMap<string, DocsPage>,
): string | undefined {
  const page = documented.get(name);
  if (page) return `\`${name}\` is documented in ${page.file} now.`;
  return options.some(({ path }) => path === name)
    ? undefined
    : `\`${name}\` is no option of the installed release.`;
}

/** The options that a heading names, each with the first page that does. */
function findDocumentedOptions(
  pages: readonly DocsPage[],
  options: readonly OptionFact[],
): Map<string, DocsPage> {
  const documented = new Map<string, DocsPage>();
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
