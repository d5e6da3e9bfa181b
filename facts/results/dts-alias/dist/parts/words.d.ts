export type Words = readonly string[];
export declare const split: (text: string) => Words;
