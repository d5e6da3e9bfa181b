/** Something of the tool's that readers are told by this name and that another version changes. */
export interface Change {
  kind: 'case' | 'command' | 'default' | 'export' | 'flag' | 'message' | 'option' | 'version';
  /** As a page gives it: `dts.bundle`, `--watch`, `dts-bundle`; for a message its template. */
  name: string;
  /** What a writer has to know, as the rest of a sentence: `is gone`. */
  what: string;
  /** Lines that show it, one of each side. */
  example?: { before: string; after: string };
}
