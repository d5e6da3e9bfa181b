import type { SearchHeading, SearchRecord } from '../../../site/searchRecord';

export interface RecordParts extends Partial<Omit<SearchRecord, 'toc' | 'content'>> {
  /** Text before the first heading. */
  intro?: string;
  /** Heading and text of each section; `###` before a heading makes it one of level 3. */
  sections?: [heading: string, text: string][];
  /** The terms of its sections, by heading. */
  sectionTerms?: Record<string, string[]>;
}

/** A page of the search index. */
export function createRecord({
  intro = '',
  sections = [],
  sectionTerms = {},
  ...fields
}: RecordParts): SearchRecord {
  let content = intro && `${intro}\n`;
  const toc = sections.map(([source, text]): SearchHeading => {
    const heading = source.replace(/^#+ /, '');
    const charIndex = content.length;
    content += text && `${text}\n`;
    const depth = source.startsWith('### ') ? 3 : 2;
    const id = heading.toLowerCase().replaceAll(' ', '-');
    return { id, text: heading, depth, charIndex, terms: sectionTerms[heading] };
  });
  return {
    id: 0,
    routePath: '/guide/page',
    domain: '',
    lang: 'en',
    title: 'Page',
    ...fields,
    toc,
    content,
  };
}
