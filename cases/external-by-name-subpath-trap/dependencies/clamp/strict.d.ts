export declare const isIn: (value: number, low: number, high: number) => boolean;
