export const words = ['a'];
