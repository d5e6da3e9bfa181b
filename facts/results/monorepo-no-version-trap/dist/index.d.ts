import { Words } from '@acme/text';

export declare const toSlug: (title: string) => string;

export { Words }

export { }
