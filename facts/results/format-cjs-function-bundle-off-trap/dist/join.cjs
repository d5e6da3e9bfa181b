"use strict";
var __webpack_exports__ = {};
module.exports = __webpack_exports__["default"];
