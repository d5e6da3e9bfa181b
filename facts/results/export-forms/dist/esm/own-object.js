export { words } from "./x~0.js";
