import { __webpack_require__ } from "./l~0.js";
async function sum(a, b) {
    const { add } = await import("./add~0.js").then(__webpack_require__.bind(__webpack_require__, "./src/add.wasm"));
    return add(a, b);
}
export { sum };
