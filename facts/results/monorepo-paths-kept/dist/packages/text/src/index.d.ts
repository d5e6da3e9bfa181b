export type Words = readonly string[];
export declare const splitWords: (text: string) => Words;
