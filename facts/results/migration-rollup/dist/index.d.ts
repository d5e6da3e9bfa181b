/** 0.256 → 25.6 */
export declare function toPercent(share: number): number;

export { }
