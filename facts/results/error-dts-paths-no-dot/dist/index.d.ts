export declare const separator = "-";
