/** A fence whose names are looked up: a file of the project that its page shows. */
export interface HoverBlock {
  /** Decides what is known of it: code, what it needs, versions. */
  key: string;
  /** Mark of its text, by which the page finds it. */
  mark: string;
  /** Path in the page's project. */
  path: string;
  code: string;
  /** Lines that are checked before it and not shown. */
  head: string;
  /** Other files it imports: path and content. */
  siblings: readonly (readonly [path: string, code: string])[];
}

/** What a name is called where it is documented. */
export interface HoverSubject {
  /** `option`: a path below the configuration; `api`: an export, or a method of the instance. */
  type: 'option' | 'api';
  name: string;
}

/** A name in a block and what the compiler knows of it. */
export interface NameHover {
  start: number;
  length: number;
  signature: readonly string[];
  about?: string;
  default?: string;
  deprecated?: string;
  subject?: HoverSubject;
}
