import { splitWords, type Words } from './splitWords.js';

export type { Words };

/** `Hello World` → `hello-world` */
export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();
