import type { SearchRecord } from '../../../site/searchRecord';

/** `lib.dts`, `--no-dts`, `createRslib`; no word of a language, which has neither sign nor hump. */
const name = /^(?:--[\w-]+|[@.]?[\w$]+(?:[-./:][\w$]+)*\.[\w$]+|[a-z][a-z\d]*[A-Z][\w$]*)$/;
const flag = /^--[a-z][\w-]*$/;

/** Options, flags and exports that pages are about: titles, headings, and flags of the command line. */
export function listNames(records: readonly SearchRecord[]): string[] {
  const names = new Set<string>();
  for (const { routePath, title, toc, names: inCode = [] } of records) {
    for (const text of [title, ...toc.map((heading) => heading.text)]) {
      if (name.test(text)) names.add(text);
    }
    if (!routePath.endsWith('/cli')) continue;
    for (const word of inCode.join(' ').split(' ')) if (flag.test(word)) names.add(word);
  }
  return [...names];
}
