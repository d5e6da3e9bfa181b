export { hash } from "./deep/hash.js";
