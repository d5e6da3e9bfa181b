/*! clamp 1.0.0 | MIT License */
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
