/** One digit after the point. */
export const round = (value: number): number => Math.round(value * 10) / 10;
