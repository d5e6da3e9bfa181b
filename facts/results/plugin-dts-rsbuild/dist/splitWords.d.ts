export type Words = readonly string[];
export declare function splitWords(text: string): Words;
