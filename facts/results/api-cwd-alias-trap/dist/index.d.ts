import { type Words } from '../../../src/parts/splitWords';
export declare const toSlug: (title: string) => string;
export type { Words };
