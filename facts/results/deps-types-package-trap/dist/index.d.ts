import { type Words } from 'words';
export declare const words: Words;
