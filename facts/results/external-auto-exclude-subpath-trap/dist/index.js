import { clamp } from "clamp/strict";
const toPercent = (value)=>clamp(value, 0, 100);
export { toPercent };
