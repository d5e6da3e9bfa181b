export const größe: number = 42;
