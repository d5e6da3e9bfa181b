export interface FenceMeta {
  words: string[];
  /** Values of `name="value"`, by name. */
  attributes: Record<string, string>;
}

const token = /(?<name>[^\s="]+)(?:="(?<value>[^"]*)")?(?=\s|$)/y;

/**
 * Reads what stands after the language of a fence: `shell not-run="why"` → the word `shell` and the
 * attribute `not-run`. Throws where something is neither.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const words: string[] = [];
  const attributes: Record<string, string> = {};
  let rest = meta.trimStart();
  while (rest !== '') {
    token.lastIndex = 0;
    const { 0: text = '', groups: { name = '', value } = {} } = token.exec(rest) ?? {};
    if (text === '') throw new Error(`"${rest}" is neither a word nor name="value".`);
    if (value === undefined) words.push(name);
    else attributes[name] = value;
    rest = rest.slice(text.length).trimStart();
  }
  return { words, attributes };
}
