export declare const clamp: (value: number, low: number, high: number) => number;
