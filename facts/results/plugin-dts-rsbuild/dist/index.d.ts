import { type Words } from './splitWords.js';
export type { Words };
/** `Hello World` → `hello-world` */
export declare function toSlug(title: string): string;
