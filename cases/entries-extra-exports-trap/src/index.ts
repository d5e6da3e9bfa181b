import { splitWords } from './splitWords';

export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();
