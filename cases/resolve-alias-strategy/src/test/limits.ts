export const limit = 2;
