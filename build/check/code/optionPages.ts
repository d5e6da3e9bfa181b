import type { OptionFact } from '../../../facts/tool/toolFacts';
import { issue, type LocalIssue } from '../../read/issues';
import type { DocsPage } from '../../components/docsPages';
import { getPageOption, listSectionOptions } from '../../components/optionHeadings';

/**
 * Every option has a heading: on its own page, or on the page of all options where it has none. Issues are
 * given by file of the docs folder.
 */
export function checkOptionPages(
  pages: readonly DocsPage[],
  options: readonly OptionFact[],
): Map<string, LocalIssue[]> {
  const optionPages = pages.map((page) => ({ page, option: getPageOption(page) }));
  const documented = listDocumentedOptions(pages, options);
  const issues = new Map<string, LocalIssue[]>();
  for (const { path } of options.filter((option) => !documented.has(option.path))) {
    const root = /^\w+/.exec(path)?.[0] ?? path;
    const own =
      optionPages.find(({ option }) => option === root) ??
      optionPages.find(({ option }) => option === '');
    if (!own) continue;
    const undocumented = issue(
      { line: 1 },
      'option-undocumented',
      `No heading names the option \`${path}\`.`,
      `Add \`### ${path}\` with \`<Option path="${path}" />\` below it.`,
    );
    issues.set(own.page.file, [...(issues.get(own.page.file) ?? []), undocumented]);
  }
  return issues;
}

/** The options that a heading names. */
const listDocumentedOptions = (
  pages: readonly DocsPage[],
  options: readonly OptionFact[],
): Set<string> =>
  new Set(
    pages.flatMap((page) => {
      const option = getPageOption(page);
      if (option === undefined) return [];
      return page.sections.flatMap((section) => listSectionOptions(section, option, options));
    }),
  );
