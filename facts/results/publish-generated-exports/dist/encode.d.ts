export declare const encode: (text: string) => number[];
