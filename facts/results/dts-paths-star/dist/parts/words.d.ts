export declare const splitWords: (text: string) => string[];
