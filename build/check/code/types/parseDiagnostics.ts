/** One error of a compiler. */
export interface Diagnostic {
  /** Path from the folder it was run in, with `/`. */
  file: string;
  line: number;
  column: number;
  /** `TS2307` */
  code: string;
  /** What it says, every line of it. */
  lines: string[];
}

const start = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** Reads what `tsc --pretty false` prints; `rest` is what belongs to no file. */
export function parseDiagnostics(log: string): { diagnostics: Diagnostic[]; rest: string[] } {
  const diagnostics: Diagnostic[] = [];
  const rest: string[] = [];
  for (const text of log.replaceAll('\r', '').split('\n')) {
    const [, file = '', line, column, code = '', message = ''] = start.exec(text) ?? [];
    if (file) {
      diagnostics.push({
        file: file.replaceAll('\\', '/'),
        line: Number(line),
        column: Number(column),
        code,
        lines: [message],
      });
    } else if (/^\s/.test(text)) {
      diagnostics.at(-1)?.lines.push(text.trim());
    } else if (text.trim()) {
      rest.push(text.trim());
    }
  }
  return { diagnostics, rest };
}
