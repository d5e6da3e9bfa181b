export const paint: number = 3;
