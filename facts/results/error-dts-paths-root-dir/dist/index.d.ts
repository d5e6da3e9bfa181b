import { type Words } from '../packages/text/src/index.js';
export type { Words };
export declare const toSlug: (title: string) => string;
