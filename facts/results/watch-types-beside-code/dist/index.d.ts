export declare const count: (word: string) => number;
