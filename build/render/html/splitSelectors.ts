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

/** A rule of a stylesheet of flat, minified rules: its selectors and its declarations. */
export const flatRule = /(?<=[{};]|^)([^@{};][^{};]*)\{([^{}]*)\}/g;
