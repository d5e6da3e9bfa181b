export const pool: number = 1;
