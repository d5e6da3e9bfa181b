import { readFile } from 'node:fs/promises';
import { countWords } from './countWords';

export { countWords };

/** How many words a text file has. */
export async function countWordsIn(file: string): Promise<number> {
  return countWords(await readFile(file, 'utf8'));
}
