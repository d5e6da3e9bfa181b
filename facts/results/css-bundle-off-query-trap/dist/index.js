export { default as address, default as inlined, default as raw } from "./button.js";
