export const b: number = 1;
