declare const require: (name: string) => {
  clamp: (value: number, low: number, high: number) => number;
};
const { clamp } = require('clamp');

export const toPercent = (share: number): number => clamp(share * 100, 0, 100);
