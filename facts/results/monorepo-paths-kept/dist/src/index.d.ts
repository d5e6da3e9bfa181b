import { type Words } from '@acme/text';
export type { Words };
export declare const toSlug: (title: string) => string;
