export { Toggle } from "./Toggle.js";
export { version } from "./version.js";
