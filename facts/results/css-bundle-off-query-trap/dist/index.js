export { default as inlined, default as raw } from "./button.js";
