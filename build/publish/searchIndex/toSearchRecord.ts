import type { PageIndexInfo } from '@rspress/core';
import type { SearchHeading, SearchRecord } from '../../../site/searchRecord';
import { extractNames } from './extractNames';
import type { IndexedPage } from './searchTerms';

/** A record before it is trimmed. */
export interface WholeRecord extends SearchRecord {
  /** Flags that tables list, by section as `names`. */
  flags?: readonly string[][];
}

/** A page of the framework's search index, cut down to what the search dialog reads. */
export function toSearchRecord(
  page: PageIndexInfo,
  findTerms: (page: IndexedPage, anchor?: string) => string[] | undefined,
): WholeRecord {
  const { routePath, lang, title, description, toc, content } = page;
  const names = extractNames(page._flattenContent ?? '');
  const hasNames = names.length === toc.length + 1;
  return {
    routePath,
    lang,
    title: stripMarks(title),
    description,
    frontmatter: { keywords: findTerms(page) },
    toc: toc.map((heading) => ({
      ...toSearchHeading(heading, content),
      keywords: findTerms(page, heading.id),
    })),
    content,
    names: hasNames ? names.map(({ inCode }) => inCode.join(' ')) : undefined,
    flags: hasNames ? names.map(({ flags }) => flags) : undefined,
  };
}

/** The heading as it stands in the text, since `toc` has it with its Markdown: `` `lib.dts` ``. */
function toSearchHeading(heading: SearchHeading, content: string): SearchHeading {
  const { id, text, depth, charIndex } = heading;
  if (charIndex < 0) return { id, text: stripMarks(text), depth, charIndex };
  const end = content.indexOf('\n', charIndex);
  return { id, text: content.slice(charIndex, end < 0 ? undefined : end), depth, charIndex };
}

const stripMarks = (text: string): string => text.replaceAll('`', '');
