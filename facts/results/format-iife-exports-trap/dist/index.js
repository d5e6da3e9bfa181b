(() => {
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
const toSlug = (title)=>title.trim().toLowerCase().replaceAll(' ', '-');

__webpack_require__.d(__webpack_exports__, {
}, {
  B: toSlug
});

var __webpack_exports__toSlug = __webpack_exports__.B;
export { __webpack_exports__toSlug as toSlug };
})()
;