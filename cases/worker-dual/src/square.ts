export const square = (value: number): number => value * value;
