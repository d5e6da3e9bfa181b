import type { SearchHeading, SearchRecord } from '../../../../site/searchRecord';

export interface RecordParts extends Partial<Omit<SearchRecord, 'toc' | 'content'>> {
  /** Text before the first heading. */
  intro?: string;
  /** Heading and text of each section; `###` before a heading makes it one of level 3. */
  sections?: [heading: string, text: string][];
  keywords?: string[];
  /** Those of its sections, by heading. */
  sectionKeywords?: Record<string, string[]>;
}

/** An entry of the search index as the framework writes it: the headings stand in the text. */
export function createRecord({
  intro = '',
  sections = [],
  keywords,
  sectionKeywords = {},
  ...fields
}: RecordParts): SearchRecord {
  let content = intro;
  const toc = sections.map(([source, text]): SearchHeading => {
    const heading = source.replace(/^#+ /, '');
    if (content) content += '\n\n';
    const charIndex = content.length;
    content += text ? `${heading}\n\n${text}` : heading;
    const depth = source.startsWith('### ') ? 3 : 2;
    const id = heading.toLowerCase().replaceAll(' ', '-');
    return { id, text: heading, depth, charIndex, keywords: sectionKeywords[heading] };
  });
  return {
    routePath: '/guide/page',
    lang: 'en',
    title: 'Page',
    frontmatter: { keywords },
    ...fields,
    toc,
    content,
  };
}
