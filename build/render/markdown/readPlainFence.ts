import type { Code, Root } from 'mdast';

/** Backticks, a language, and words that mean nothing to the parser: no escapes, no entities. */
const opening = /^(`{3,})([^\s`\\&]+)(?:[ \t]+([^`\\&]*))?$/;

/**
 * The tree of a fence that stands alone, from the first column on, without a parser: as most do. Any
 * other text is undefined.
 */
export function readPlainFence(text: string): Root | undefined {
  if (/[\r\0]/.test(text)) return undefined;
  const whole = text.replace(/\n+$/, '');
  const [first = '', ...lines] = whole.split('\n');
  const [, marks = '', lang = '', words = ''] = opening.exec(first) ?? [];
  const last = lines.pop();
  if (!marks || !last?.startsWith(marks) || !/^`+$/.test(last)) return undefined;
  // A line that a parser may take for the end.
  if (lines.some((line) => line.replace(/^[\s>]+/, '').startsWith(marks))) return undefined;
  const code: Code = {
    type: 'code',
    lang,
    meta: words || null,
    value: lines.join('\n'),
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: lines.length + 2, column: last.length + 1, offset: whole.length },
    },
  };
  return { type: 'root', children: [code] };
}
