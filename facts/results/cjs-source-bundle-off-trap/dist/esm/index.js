export { default as limits } from "./limits.js";
