import { basename } from "node:path";
export * from "./other.js";
const own = basename('a/b');
export { own };
