export type Words = readonly string[];
export declare function split(text: string): Words;
