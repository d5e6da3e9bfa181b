export declare const words: readonly string[];
