export declare const words: string[];
