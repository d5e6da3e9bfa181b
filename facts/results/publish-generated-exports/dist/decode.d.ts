export declare const decode: (codes: number[]) => string;
