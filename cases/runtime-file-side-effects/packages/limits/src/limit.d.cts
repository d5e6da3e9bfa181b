export declare const limit: number;
