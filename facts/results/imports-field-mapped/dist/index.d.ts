import { type Words } from '#int/words';
export type { Words };
export declare const toWords: (title: string) => Words;
