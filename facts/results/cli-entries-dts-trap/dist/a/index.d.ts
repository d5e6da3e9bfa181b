export declare const a = "a";
