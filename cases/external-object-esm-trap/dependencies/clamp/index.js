export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
