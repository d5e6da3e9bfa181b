export declare const b = "b";
