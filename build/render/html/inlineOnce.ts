import { listProperties } from './shortenProperties';

/** Those that scripts and attributes know have kept their own names (shortenProperties.ts). */
const shortName = /^--[a-z]{1,2}$/;

/**
 * A page's style with the value of a custom property in the place of its name where the page defines it
 * once and uses it once: two names less to carry. The whole sheet, which comes later, has the name.
 * @param elsewhere text that may name properties as well: attributes of the page, sheets of their own
 */
export function inlineOnce(style: string, elsewhere: string): string {
  const named = new Set(listProperties(elsewhere));
  const names = listProperties(style);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  let written = style;
  for (const [name, count] of counts) {
    const use = `var(${name})`;
    if (count !== 2 || !shortName.test(name) || named.has(name) || !written.includes(use)) continue;
    const defined = new RegExp(`(?<=[{;])${name}:([^;{}]*)(?:;|(?=\\}))`).exec(written);
    if (!defined) continue;
    const [whole, value = ''] = defined;
    written = written.replace(whole, '').replace(use, () => value);
  }
  return written;
}
