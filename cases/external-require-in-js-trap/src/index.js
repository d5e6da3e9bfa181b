const { clamp } = require('clamp');

export const toPercent = (share) => clamp(share * 100, 0, 100);
