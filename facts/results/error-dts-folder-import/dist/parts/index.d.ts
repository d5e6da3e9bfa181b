export declare const part = 1;
