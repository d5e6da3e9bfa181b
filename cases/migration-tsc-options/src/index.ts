import { splitWords } from './splitWords.ts';

/** `Hello World` → `hello-world` */
export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();

/** @internal */
export const version = '1.0.0';
