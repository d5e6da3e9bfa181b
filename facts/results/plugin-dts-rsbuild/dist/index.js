// The require scope
var __webpack_require__ = {};

// webpack/runtime/define_property_getters
(() => {
__webpack_require__.d = (exports, getters, values) => {
	var define = (defs, kind) => {
		for(var key in defs) {
			if(__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, [kind]: defs[key] });
			}
		}
	};
	define(getters, "get");
	define(values, "value");
};
})();
// webpack/runtime/has_own_property
(() => {
__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
var __webpack_exports__ = {};

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ toSlug)
});

;// CONCATENATED MODULE: ./src/splitWords.ts
function splitWords(text) {
    return text.trim().split(/\s+/);
}

;// CONCATENATED MODULE: ./src/index.ts

/** `Hello World` → `hello-world` */ function toSlug(title) {
    const words = splitWords(title);
    return words.join('-').toLowerCase();
}

var __webpack_exports__toSlug = __webpack_exports__.B;
export { __webpack_exports__toSlug as toSlug };
