import { type Words } from './splitWords.js';
export type { Words };
/** `Hello World` → `hello-world` */
export declare const toSlug: (title: string) => string;
