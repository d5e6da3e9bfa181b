import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const words = __rspack_createRequire_require("words");
const first = words.words[0] ?? '';
export { first };
