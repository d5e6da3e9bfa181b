export { clamp } from "clamp";
