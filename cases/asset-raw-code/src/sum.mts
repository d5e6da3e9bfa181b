export const sum: number = 3;
