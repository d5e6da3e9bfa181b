import type { SearchRecord } from '../../../site/searchRecord';

/** Pages whose headings are options, in any language. */
const optionPage = /^(?:\/\w+)?\/config\//;

interface Place {
  record: SearchRecord;
  /** Position in `names`. */
  section: number;
}

/**
 * Lets options that no page writes be found where the option they belong to is documented:
 * `exportLocalsConvention` at `output.cssModules`. Only names of several words: `filter` is in
 * sentences.
 * @param records of one language
 * @param paths all options of the installed tool, dotted
 */
export function nameOptions(
  records: readonly SearchRecord[],
  paths: readonly string[],
): SearchRecord[] {
  const places = new Map<string, Place>();
  for (const record of records.filter(({ routePath }) => optionPage.test(routePath))) {
    for (const [index, { text }] of record.toc.entries()) {
      for (const path of text.split(/ and | 和 /)) {
        if (!places.has(path)) places.set(path, { record, section: index + 1 });
      }
    }
  }
  const added = new Map<SearchRecord, string[][]>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (places.has(path) || !/^[a-z]+[A-Z]/.test(name)) continue;
    const place = findPlace(path, places);
    if (!place || says(place, name)) continue;
    const ofRecord = added.get(place.record) ?? [];
    added.set(place.record, ofRecord);
    (ofRecord[place.section] ??= []).push(name);
  }
  return records.map((record) => {
    const ofRecord = added.get(record);
    return ofRecord ? { ...record, names: joinNames(record.names ?? [], ofRecord) } : record;
  });
}

/** The nearest option above that has a heading. */
function findPlace(path: string, places: ReadonlyMap<string, Place>): Place | undefined {
  const end = path.lastIndexOf('.');
  if (end < 0) return undefined;
  const parent = path.slice(0, end);
  return places.get(parent) ?? findPlace(parent, places);
}

/** Whether the section has the name already. */
function says({ record: { content, toc, names }, section }: Place, name: string): boolean {
  const { text = '', charIndex } = toc[section - 1] ?? {};
  const below = content.slice(charIndex, toc[section]?.charIndex);
  return `${text} ${below} ${names?.[section] ?? ''}`.toLowerCase().includes(name.toLowerCase());
}

/** Names of sections with those of others, by section. */
export const joinNames = (
  names: readonly string[],
  added: readonly (readonly string[] | undefined)[],
): string[] =>
  Array.from({ length: Math.max(names.length, added.length) }, (_, section) =>
    [names[section] ?? '', ...(added[section] ?? [])].join(' ').trim(),
  );
