export { clamp } from "clamp-lite";
