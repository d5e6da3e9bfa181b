import * as __rspack_external__word_js_37f4467b from "./word.js";
export { default as data } from "./data.js";
export { __rspack_external__word_js_37f4467b as code };
