export declare const limit = 40;
export declare const separator = '-';
export declare const sizes: readonly [16, 32];
export declare class Counter {
    count: number;
}
