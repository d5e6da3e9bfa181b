export const limit: number = 100;
