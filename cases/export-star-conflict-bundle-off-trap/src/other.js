export const one = 2;
export const two = 2;
