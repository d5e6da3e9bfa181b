import { clamp } from "@math/clamp";
const toPercent = (share)=>clamp(100 * share, 0, 100);
export { toPercent };
