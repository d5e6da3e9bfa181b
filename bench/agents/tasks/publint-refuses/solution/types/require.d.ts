interface ParseOptions {
  separator?: string;
}

/** `a+b` → `['a', 'b']` */
declare function parse(query: string, options?: ParseOptions): string[];

declare namespace parse {
  /** `['a', 'b']` → `a+b` */
  export function stringify(words: readonly string[]): string;
}

export = parse;
