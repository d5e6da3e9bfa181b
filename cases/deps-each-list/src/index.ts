import { clamp } from 'clamp';
import { isWide } from 'theme';
import { splitWords } from 'words';

export const countWords = (text: string): number =>
  clamp(splitWords(text).length, 0, isWide() ? 100 : 10);
