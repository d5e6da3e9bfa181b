import { splitWords } from './splitWords';

/** `Hello World` → `hello-world` */
export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();
