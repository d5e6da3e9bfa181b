import { clamp } from "clamp";
const toPercent = (share)=>clamp(100 * share, 0, 100);
export { toPercent };
