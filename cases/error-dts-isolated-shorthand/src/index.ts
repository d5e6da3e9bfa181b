const high = 100;

export const range = { low: 0, high };
