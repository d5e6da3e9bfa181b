export { clamp } from "clamp";
export { strict } from "clamp/strict";
