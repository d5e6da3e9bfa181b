const clamp = (value, low, high)=>Math.min(Math.max(value, low), high);
const toPercent = (share)=>clamp(100 * share, 0, 100);
export { toPercent };
