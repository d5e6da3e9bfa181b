import { clamp } from "clamp";
const isIn = (value, low, high)=>low <= value && value <= high;
const toPercent = (share)=>clamp(100 * share, 0, 100);
const isPercent = (value)=>isIn(value, 0, 100);
export { isPercent, toPercent };
