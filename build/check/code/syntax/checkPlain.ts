import { parseFragment } from 'parse5';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { FenceFault } from '../FenceFault';

/** Whether YAML parses; several documents may follow each other. */
export function checkYaml(code: string): FenceFault[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  if ('empty' in documents) return [];
  return documents.flatMap(({ errors }) =>
    errors.map(({ pos, message }) => {
      const { line, col } = lineCounter.linePos(pos[0]);
      return report(line, col, `This is not YAML: ${message.replace(/\.$/, '')}.`);
    }),
  );
}

/** Whether HTML parses without the parser having to guess. */
export function checkHtml(code: string): FenceFault[] {
  const faults: FenceFault[] = [];
  // A fragment would drop <html>, <head> and <body>, and say so.
  const body = code.replace(/<!doctype[^>]*>/i, (tag) => ' '.repeat(tag.length));
  parseFragment(body, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine, startCol }) => {
      faults.push(report(startLine, startCol, `This is not HTML: ${name.replaceAll('-', ' ')}.`));
    },
  });
  return faults;
}

/** Whether every line of a diff says if it stays, comes or goes. */
export function checkDiff(code: string): FenceFault[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      line === '' || /^[ +\-@\\]/.test(line)
        ? []
        : [report(index + 1, 1, 'The line begins with neither `+`, `-` nor a space.')],
    );
}

const report = (line: number, column: number, message: string): FenceFault => ({
  line,
  column,
  rule: 'code-syntax',
  message,
  hint: 'Mend it at this place or just before it.',
});
