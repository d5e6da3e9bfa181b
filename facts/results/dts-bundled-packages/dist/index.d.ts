declare type Words = readonly string[];

export declare const words: Words;

export { }
