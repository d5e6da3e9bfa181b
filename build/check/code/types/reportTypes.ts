import type { Rule } from '../../rules';
import type { FenceFault } from '../FenceFault';
import type { CompilerError } from './checkTypes';

/** Hints for errors that have one usual cause on a page. */
const hints: Readonly<Record<string, string>> = {
  TS2307:
    'Show that file on this page with its path as `title`, install the package, or write `fragment`.',
  TS2304: 'Import or declare it, or write `fragment` if the fence is a part of a file.',
  TS2552: 'Mend the name.',
};

/** Errors of the compilers as faults of the fence. */
export function reportTypes(errors: readonly CompilerError[], rule: Rule): FenceFault[] {
  return errors.map(({ line, column, code, lines, compilers }) => ({
    line,
    column,
    rule,
    message: `${compilers.join(' and ')}: ${code}: ${getSentence(lines)}`,
    hint: hints[code] ?? 'Mend the code, or write `expect-error="…"` if it is meant to fail.',
  }));
}

/** The first line says what failed, the last one why. */
function getSentence(lines: readonly string[]): string {
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  return (first === last ? first : `${first} ${last}`).replace(/(?<!\.)$/, '.');
}
