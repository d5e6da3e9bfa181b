export { default, first } from "./x~0.js";
