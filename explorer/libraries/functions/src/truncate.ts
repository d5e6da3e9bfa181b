import { splitWords } from './words';

/** The first words of a text, with `…` where some are left out. */
export function truncate(text: string, count = 10): string {
  const words = splitWords(text);
  if (words.length <= count) return text;
  return `${words.slice(0, count).join(' ')}…`;
}
