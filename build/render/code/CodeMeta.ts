const attribute = /(?:^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))/g;

/** What a fence's words say about where its code comes from. */
export interface CodeMeta {
  title?: string;
  /** A file of the repository, `<root>/cases/…`, or beside the page, `./…`. */
  file?: string;
  /** A named part of that file. */
  region?: string;
}

/** Reads the words after a fence's language. */
export function readCodeMeta(meta: string): CodeMeta {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of meta.matchAll(attribute)) {
    values.set(name, double ?? single ?? bare ?? '');
  }
  return { title: values.get('title'), file: values.get('file'), region: values.get('region') };
}

/** The words without attributes: what is left are flags, `{1,3-5}` and `/word/`. */
export const dropAttributes = (meta: string): string => meta.replace(attribute, '');
