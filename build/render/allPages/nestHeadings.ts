import type { ListedHeading } from '../../../site/allPages';

export interface TocHeading {
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
}

/** Headings of a page with those of lower levels under them. */
export function nestHeadings(toc: readonly TocHeading[]): ListedHeading[] {
  const listed: ListedHeading[] = [];
  for (const { id, text, depth } of toc) {
    const last = listed.at(-1);
    if (depth === 2 || !last) listed.push({ id, text });
    else (last.below ??= []).push(text);
  }
  return listed;
}
