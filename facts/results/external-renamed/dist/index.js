import { clamp } from "clamp-lite";
const toPercent = (share)=>clamp(100 * share, 0, 100);
export { toPercent };
