import type { Words } from 'words';

export declare const first: (words: Words) => string;

export { }
