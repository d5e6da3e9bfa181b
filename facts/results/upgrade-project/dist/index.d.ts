export declare const toPercent: (share: number) => number;
