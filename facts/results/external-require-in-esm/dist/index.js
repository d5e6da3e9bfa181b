import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const { clamp: clamp } = __rspack_createRequire_require("clamp");
const toPercent = (share)=>clamp(100 * share, 0, 100);
export { toPercent };
