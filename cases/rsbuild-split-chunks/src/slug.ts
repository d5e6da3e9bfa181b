import { splitWords } from 'words';

export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();
