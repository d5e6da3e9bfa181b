export declare const alphabet: string[];
