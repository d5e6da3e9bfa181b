export declare const countWords: (text: string) => number;
