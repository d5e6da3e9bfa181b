export const old = 41;
