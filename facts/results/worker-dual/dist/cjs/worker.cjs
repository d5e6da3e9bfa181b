"use strict";
var __webpack_exports__ = {};
const external_node_worker_threads_namespaceObject = require("node:worker_threads");
const square = (value)=>value * value;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (value)=>external_node_worker_threads_namespaceObject.parentPort?.postMessage(square(value)));
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
