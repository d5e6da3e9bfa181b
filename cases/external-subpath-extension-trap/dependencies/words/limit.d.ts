export const limit: number;
