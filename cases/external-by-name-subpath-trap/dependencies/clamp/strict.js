export const isIn = (value, low, high) => low <= value && value <= high;
