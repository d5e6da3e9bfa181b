export type Words = readonly string[];

/** The words of a text, without what is between them. */
export function splitWords(text: string): Words {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
