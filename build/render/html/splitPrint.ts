const printRule = '@media print{';

export interface SplitStyle {
  /** What screens can show. */
  screen: string;
  /** What holds on paper alone, without its `@media print`. */
  print: string;
}

/**
 * Parts a minified stylesheet: rules for paper go into a sheet of their own, so that no page carries
 * them before somebody prints.
 * @throws Error for such a rule inside another: out of it, it would hold where it should not.
 */
export function splitPrint(style: string): SplitStyle {
  const screen: string[] = [];
  const print: string[] = [];
  let end = 0;
  for (let at = style.indexOf(printRule); at >= 0; at = style.indexOf(printRule, end)) {
    const before = style.slice(end, at);
    if (countBraces(before) !== 0) {
      throw new Error(
        '[htmlFirst] A stylesheet has `@media print` inside another rule: write it at the top level, ' +
          `near ${before.slice(-80)}`,
      );
    }
    screen.push(before);
    const from = at + printRule.length;
    end = findEnd(style, from);
    print.push(style.slice(from, end - 1));
  }
  screen.push(style.slice(end));
  return { screen: screen.join(''), print: print.join('') };
}

/** Strings may hold braces, and are no rules. */
const withoutStrings = (css: string): string => css.replace(/"(?:\\.|[^"\\])*"/g, '""');

const countBraces = (css: string): number =>
  [...withoutStrings(css).matchAll(/[{}]/g)].reduce(
    (depth, [brace]) => depth + (brace === '{' ? 1 : -1),
    0,
  );

/** Where the block that starts at `from` is over, its brace included. */
function findEnd(css: string, from: number): number {
  let depth = 1;
  for (const { 0: token, index } of css.slice(from).matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error('[htmlFirst] A stylesheet ends inside `@media print`.');
}
