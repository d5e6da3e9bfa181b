import { clamp } from "clamp/strict";
const toPercent = (share)=>clamp(100 * share, 0, 100);
export { toPercent };
