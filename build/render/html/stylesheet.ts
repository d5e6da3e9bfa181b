const printRule = '@media print{';

export interface SplitStyle {
  /** What screens can show. */
  screen: string;
  /** What applies to print alone, without its `@media print`. */
  print: string;
}

/**
 * Parts a minified stylesheet: rules for print go into a stylesheet of their own, so that no page
 * carries them before somebody prints.
 * @throws Error for such a rule inside another: out of it, it would apply where it should not.
 */
export function splitPrint(style: string): SplitStyle {
  const screen: string[] = [];
  const print: string[] = [];
  let end = 0;
  for (let at = style.indexOf(printRule); at >= 0; at = style.indexOf(printRule, end)) {
    const before = style.slice(end, at);
    if (countBraces(before) !== 0) {
      throw new Error(
        '[html] A stylesheet has `@media print` inside another rule: write it at the top level, ' +
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

/** Strings may contain braces. */
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
  throw new Error('[html] A stylesheet ends inside `@media print`.');
}

const property = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const nameOf = (index: number): string =>
  `--${index < 26 ? '' : letters.charAt(Math.floor(index / 26) - 1)}${letters.charAt(index % 26)}`;

/**
 * A stylesheet whose custom properties have names of one or two letters, the shortest for those that
 * are used most. Those in `kept`, which scripts or attributes name as well, stay as they are.
 */
export function shortenProperties(style: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [name] of style.matchAll(property)) {
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  const free = Array.from({ length: sorted.length + kept.size }, (_, index) =>
    nameOf(index),
  ).filter((name) => !kept.has(name));
  const names = new Map(sorted.map(([name], index) => [name, free[index] ?? name]));
  return style.replace(property, (name) => names.get(name) ?? name);
}

/** Custom properties that a text names: a script, the attributes of a page. */
export const listProperties = (text: string): string[] => text.match(property) ?? [];

/**
 * What a page need not carry: looks under a pointer, which loads the whole stylesheet with its first
 * move; rules marked with `:defined`, true of every element, which may come then as well, since they move
 * nothing; and what readers see who get it before the first paint (theme/boot/resources.ts): parts that
 * the address hides, code shown as they chose it.
 */
const lateSelector = /:hover|:defined|\[data-hide|^:(?:is\()?:?root\[data-code/;

/** For readers with colours of their own, who get the whole stylesheet first. */
const forcedColors = /@media \(forced-colors:active\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** What moves does so after an action of the reader's: so do the looks that it starts from. */
const startingStyles = /@starting-style\{(?:[^{}]*\{[^{}]*\})*\}/g;
const transitions = /(?<=[{;])transition(?:-[a-z-]+)?:[^;}]*(?:;|(?=\}))/g;

/**
 * A stylesheet of flat, minified rules without those that may come with the whole of it, at the first
 * interaction. Of a list of selectors only these are left out; empty at-rules stay.
 */
export const dropDeferredRules = (style: string): string =>
  filterSelectors(
    style.replace(startingStyles, '').replace(forcedColors, '').replace(transitions, ''),
    (selector) => !lateSelector.test(selector),
  );

/** A rule of a stylesheet of flat, minified rules: its selectors and its declarations. */
const flatRule = /(?<=[{};]|^)([^@{};][^{};]*)\{([^{}]*)\}/g;

/** A stylesheet with some of the selectors of its rules. */
export const filterSelectors = (style: string, isKept: (selector: string) => boolean): string =>
  style.replace(flatRule, (_, selectors: string, body: string) => {
    const kept = splitSelectors(selectors).filter(isKept);
    return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
  });

/** Parts a list of selectors at its own commas: `:is(a,b) c,d` → `:is(a,b) c`, `d`. */
export function splitSelectors(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}
