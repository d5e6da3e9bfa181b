export declare const count: number;
