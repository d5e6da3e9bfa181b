export const lowest = 1;
