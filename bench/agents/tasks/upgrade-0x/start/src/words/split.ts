export type Words = readonly string[];

export function splitWords(text: string): Words {
  return text.trim().split(/\s+/);
}
