import { createHash } from 'node:crypto';
import { splitWords } from './splitWords';

/** A short name for a title, the same for the same words. */
export function toHash(title: string): string {
  return createHash('sha256').update(splitWords(title).join(' ')).digest('hex').slice(0, 8);
}
