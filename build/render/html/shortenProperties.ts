const property = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const nameOf = (index: number): string =>
  `--${index < 26 ? '' : letters.charAt(Math.floor(index / 26) - 1)}${letters.charAt(index % 26)}`;

/**
 * A stylesheet whose custom properties have names of a letter or two, by how often they stand there:
 * in every page they would be read as often. Those in `kept`, which scripts or attributes name as
 * well, stay as they are.
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
