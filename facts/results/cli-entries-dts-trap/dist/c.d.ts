export declare const c = "c";
