import * as __rspack_external__words_js_a4894db3 from "./words.js";
export { __rspack_external__words_js_a4894db3 as words };
