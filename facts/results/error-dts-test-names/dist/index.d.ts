export declare const double: (value: number) => number;
