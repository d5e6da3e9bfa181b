export declare function splitWords(text: string): Words;

export declare type Words = readonly string[];

export { }
