export declare const readCount: () => number;
export declare const add: () => number;
